// Before the first paint, a classic script, the only one: the room, so that nobody is dazzled, and a head start for the
// modules and words that this address will need, which would else be found one after another.
(function () {
  /** @param {string} key */
  function kept(key) {
    try {
      return localStorage.getItem("pillarbox-" + key);
    } catch (e) {
      return null;
    }
  }
  var room = kept("room");
  var dark = room ? room === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.classList.toggle("dark", dark);

  /** @param {string} rel @param {string[]} addresses @param {string} [as] */
  function ahead(rel, addresses, as) {
    addresses.forEach(function (address) {
      var link = document.createElement("link");
      link.rel = rel;
      link.href = address;
      if (as) {
        link.as = as;
        link.crossOrigin = "anonymous";
      }
      document.head.append(link);
    });
  }
  /** @param {string} names */
  var js = function (names) {
    return names.split(" ").map(function (name) {
      return "/static/js/" + name + ".js";
    });
  };
  var words = [kept("lang") || ""].concat(navigator.languages.map((tag) => tag.slice(0, 2)));
  var lang = words.find((tag) => ["en", "pl", "nl"].includes(tag)) || "en";
  ahead("preload", ["/texts/" + lang + ".ftl"], "fetch");
  ahead("modulepreload", js("app draw texts router store api page parts/live parts/header").concat("/static/vendor/vendor.js"));
  if (location.pathname === "/") {
    ahead("modulepreload", js("pages/home pictures").concat("/static/games/shut-the-box/mini.js"));
    ahead("modulepreload", ["card", "sprites", "mice", "packages"].map((name) => "/static/games/post-office/" + name + ".js"));
  } else if (location.pathname.startsWith("/t/")) {
    ahead("modulepreload", js("table/page table/state table/socket table/chrome table/side table/others table/over table/lobby"));
    ahead("modulepreload", js("table/seeds table/talk table/news table/host table/invite parts/dialog parts/context fair sha256 sound"));
  }
})();

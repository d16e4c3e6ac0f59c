// The room before the first paint, so that nobody is dazzled: a classic script, the only one. "auto" follows the system.
(function () {
  var kept = null;
  try {
    kept = localStorage.getItem("pillarbox-room");
  } catch (e) {
    kept = null;
  }
  var dark = kept ? kept === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.classList.toggle("dark", dark);
})();

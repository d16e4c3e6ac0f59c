// What the client takes from others: tools/vendor.py bundles this into static/vendor/vendor.js.
export { h, render, Fragment, createRef } from "preact";
export { useState, useEffect, useLayoutEffect, useRef, useMemo, useCallback } from "preact/hooks";
export { signal, computed, effect, batch, untracked } from "@preact/signals";
export { FluentBundle, FluentResource } from "@fluent/bundle";
export { default as htm } from "htm";

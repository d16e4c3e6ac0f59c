// The types of vendor.js, for the type check only.
export { h, render, Fragment, createRef, type VNode, type ComponentChildren } from "preact";
export { useState, useEffect, useLayoutEffect, useRef, useMemo, useCallback } from "preact/hooks";
export { signal, computed, effect, batch, untracked, type Signal, type ReadonlySignal } from "@preact/signals";
export { FluentBundle, FluentResource } from "@fluent/bundle";
export { default as htm } from "htm";

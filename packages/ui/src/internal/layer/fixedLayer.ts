import { createContext } from 'react';

/** True if a part stands in a layer that keeps its place while the page behind it scrolls: a dialog or drawer. */
export const FixedLayer = /* @__PURE__ */ createContext(false);

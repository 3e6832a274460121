/** In the browser that drew the baselines not a pixel may differ. */
export const EXACT = { threshold: 0, maxDiffPixels: 0 };

/** Another version of Chromium draws the edges of letters anew; a changed colour or size moves more than this. */
export const TOLERANT = { threshold: 0.03, maxDiffPixelRatio: 0.002 };

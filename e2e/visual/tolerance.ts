/** The browser that drew the baselines may still round the pixels of a corner or of a curve otherwise, from run to run. */
export const EXACT = { threshold: 0.03, maxDiffPixels: 40 };

/** Another version of Chromium draws the edges of letters anew; a changed colour or size moves more than this. */
export const TOLERANT = { threshold: 0.03, maxDiffPixelRatio: 0.002 };

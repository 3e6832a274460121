/**
 * The browser that drew the sheets may round the pixels of a corner or of a curve otherwise, from run to run, by one or two of 256
 * steps; a sheet keeps the edges of letters to six. Both stay below the threshold, but for a few pixels where they meet.
 */
export const EXACT = { threshold: 0.03, maxDiffPixels: 4 };

/** Another version of Chromium draws the edges of letters anew; a changed colour or size moves more than this. */
export const TOLERANT = { threshold: 0.03, maxDiffPixelRatio: 0.002 };

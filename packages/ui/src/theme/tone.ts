/** Meaning carried by colour; always said in words or shape as well. */
export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'brand';

/** Every tone, in the order a legend shows them. */
export const TONES: readonly Tone[] = ['neutral', 'success', 'warning', 'danger', 'info', 'brand'];

const parts = ['fill', 'fill-hover', 'soft', 'text', 'border', 'on'];

/** Rules that give an element with `data-tone` the short names `--cr-t-fill`, `-soft`, `-text`, `-border` and `-on`. */
export const toneRules: string = TONES.map(
  (tone) => `&[data-tone='${tone}']{${parts.map((part) => `--cr-t-${part}:var(--cr-tone-${tone}-${part});`).join('')}}`,
).join('');

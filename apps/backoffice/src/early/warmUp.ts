import { family } from '@corridor/ui';

/** Font weights of the first view by size, in pixels. */
const FONTS: Readonly<Record<number, readonly number[]>> = {
  12: [400, 500, 600],
  13: [400, 500, 600],
  14: [400, 500, 600],
  16: [600, 700],
  24: [600],
};

/** One element of each kind in the first view. */
const ELEMENTS =
  '<svg viewBox="0 0 24 24"><path d="M1 1h2"/><circle r="1"/></svg><button>0</button><ul><li>0</li></ul>' +
  '<input type="checkbox"><input type="search" placeholder="0"><select><option>0</option></select>' +
  '<table><tbody><tr><td>0</td></tr></tbody></table>';

/**
 * Warms the browser up while files are loading: its number and date formats,
 * each size and weight of the fonts, and each kind of element of the first view. Nothing of it is visible.
 */
export function warmUp(): void {
  new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(0);
  new Intl.DateTimeFormat('en', { dateStyle: 'short', timeStyle: 'short', timeZone: 'UTC' }).format(0);
  new Intl.PluralRules('en').select(0);
  const sample = document.createElement('div');
  sample.innerHTML = ELEMENTS;
  for (const { style } of sample.querySelectorAll<HTMLElement | SVGElement>('*')) style.display = 'grid';
  for (const [size, weights] of Object.entries(FONTS))
    for (const weight of weights) for (const figures of FIGURES) sample.append(lineIn(weight, size, figures));
  // Smoothing and synthesis are part of a font's cache key.
  sample.style.cssText = '-webkit-font-smoothing: antialiased; font-synthesis: none';
  document.documentElement.append(sample);
  sample.getBoundingClientRect();
  sample.remove();
}

const FIGURES = ['normal', 'tabular-nums'] as const;

function lineIn(weight: number, size: string, figures: (typeof FIGURES)[number]): HTMLElement {
  const line = document.createElement('p');
  line.textContent = 'Ag 0';
  line.style.font = `${weight} ${size}px ${family.sans}`;
  line.style.fontVariantNumeric = figures;
  return line;
}

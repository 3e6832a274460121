/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Reads `#rgb`, `#rrggbb` or `rgb(r, g, b)`; undefined for any other notation, which then goes unguarded. */
export function parseColor(color: string): Rgb | undefined {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color.trim())?.[1];
  if (hex) {
    const value = Number.parseInt(hex.length === 3 ? hex.replace(/./g, '$&$&') : hex, 16);
    return [value >> 16, (value >> 8) & 255, value & 255];
  }
  const parts = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i.exec(color.trim());
  return parts ? [Number(parts[1]), Number(parts[2]), Number(parts[3])] : undefined;
}

function luminance([red, green, blue]: Rgb): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG contrast ratio of two colours, 1 to 21; undefined when either is in a notation `parseColor` cannot read. */
export function contrastRatio(first: string, second: string): number | undefined {
  const [one, two] = [parseColor(first), parseColor(second)];
  if (!one || !two) return undefined;
  const [a, b] = [luminance(one), luminance(two)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Mixes two readable colours; `share` of the second, 0 to 1. The first is returned as it is when either is unreadable. */
export function mix(first: string, second: string, share: number): string {
  const [one, two] = [parseColor(first), parseColor(second)];
  if (!one || !two) return first;
  const channel = (index: 0 | 1 | 2) => Math.round(one[index] * (1 - share) + two[index] * share);
  return `#${[channel(0), channel(1), channel(2)].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

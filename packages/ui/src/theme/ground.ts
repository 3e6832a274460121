import { parentOf } from '../internal/parentOf';
import type { ThemeState } from './context';
import { weakPairs } from './pairs';
import { createTheme } from './theme';

/** Text that a ground of the page leaves too weak: both colours, their WCAG ratio and the least that it may be. */
export interface WeakText {
  readonly text: string;
  readonly ground: string;
  readonly ratio: number;
  readonly least: number;
}

/** Text of a theme that can hardly be read on what its page paints behind an element; undefined where all can be, or no plain colour is behind it. */
export function weakTextOn(element: Element, { scheme, overrides }: ThemeState): WeakText | undefined {
  const ground = groundBehind(element);
  if (!ground) return undefined;
  const { colors } = createTheme(scheme, overrides);
  // All text is promised to be read on the ground of a page.
  const weak = weakPairs({ ...colors, surfaceSunken: ground }).find((pair) => pair.ground === 'surfaceSunken');
  return weak && { text: colors[weak.text], ground, ratio: weak.ratio, least: weak.least };
}

const CLEAR = ['', 'transparent', 'rgba(0, 0, 0, 0)'];

function groundBehind(element: Element): string | undefined {
  for (let one: Element | null = element; one; one = parentOf(one)) {
    const { display, backgroundColor, backgroundImage } = getComputedStyle(one);
    if (display === 'contents') continue;
    if (backgroundImage && backgroundImage !== 'none') return undefined;
    if (!CLEAR.includes(backgroundColor)) return backgroundColor;
  }
  const { colorScheme } = getComputedStyle(document.documentElement);
  return colorScheme.includes('dark') ? undefined : 'rgb(255, 255, 255)';
}

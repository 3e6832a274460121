'use client';

import { Icon, type IconSource, MoonIcon, SunIcon, SystemIcon } from '../../icon';
import type { ThemeSettings } from './settings';

const ICONS = new Map<string, IconSource>([
  ['light', SunIcon],
  ['dark', MoonIcon],
  ['system', SystemIcon],
]);

/** Bars of a page on a ground of 52 × 34, as `x y width height`; the first is the frame of it. */
const PAGES = new Map<string, readonly string[]>([
  ['default', ['17 5 31 10', '17 18 14 11', '34 18 14 11']],
  ['bordered', ['17 5 31 24']],
  ['ltr', ['4 7 30 3', '4 13 40 3', '4 19 36 3', '4 25 22 3']],
  ['rtl', ['18 7 30 3', '8 13 40 3', '12 19 36 3', '26 25 22 3']],
  ['full', ['4 5 44 6', '4 14 44 15']],
  ['boxed', ['13 5 26 6', '13 14 26 15']],
  ['expanded', ['4 5 13 24', '21 5 27 24']],
  ['collapsed', ['4 5 5 24', '13 5 35 24']],
  ['comfortable', ['4 5 44 5', '4 15 44 5', '4 25 44 5']],
  ['compact', ['4 4 44 3', '4 10 44 3', '4 16 44 3', '4 22 44 3', '4 28 44 3']],
]);

const SIDE = '4 5 9 24';

/** A small drawing of what a choice makes of a page. */
export function SettingPicture({ of: name, choice }: { readonly of: keyof ThemeSettings; readonly choice: string }) {
  const icon = ICONS.get(choice);
  if (icon) return <Icon of={icon} size="lg" />;
  const bars = name === 'skin' ? [SIDE, ...(PAGES.get(choice) ?? [])] : (PAGES.get(choice) ?? []);
  return (
    <svg
      viewBox="0 0 52 34"
      aria-hidden="true"
      fill={choice === 'bordered' ? 'none' : 'currentColor'}
      fillOpacity="0.45"
    >
      {bars.map((bar) => {
        const [x, y, width, height] = bar.split(' ');
        return <rect key={bar} {...{ x, y, width, height }} rx="1.5" stroke="currentColor" strokeOpacity="0.6" />;
      })}
    </svg>
  );
}

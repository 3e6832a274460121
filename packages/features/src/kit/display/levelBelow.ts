import type { HeadingLevel } from '@corridor/ui';

/** Level of the headings of a widget's sections, below the widget's own. */
export type SectionLevel = Exclude<HeadingLevel, 1>;

const BELOW = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 6 } as const satisfies Record<HeadingLevel, SectionLevel>;

/** Level of the headings under one of a level; 6 is the last that a page has. */
export function levelBelow(level: HeadingLevel): SectionLevel {
  return BELOW[level];
}

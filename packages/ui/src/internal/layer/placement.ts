import type { Placement } from '@floating-ui/react';
import type { Direction } from '../../theme/context';

/** Side of the reference that a layer stands on; `before` and `after` follow the direction of text. */
export type LayerSide = 'above' | 'below' | 'before' | 'after';

/** Edge of the reference that a layer keeps to, in reading order. */
export type LayerAlign = 'start' | 'center' | 'end';

/** The library's physical placement; it turns `start` and `end` round by itself, but not the sides. */
export function placementOf(side: LayerSide, align: LayerAlign, dir: Direction): Placement {
  const physical = {
    above: 'top',
    below: 'bottom',
    before: dir === 'rtl' ? 'right' : 'left',
    after: dir === 'rtl' ? 'left' : 'right',
  } as const;
  return align === 'center' ? physical[side] : `${physical[side]}-${align}`;
}

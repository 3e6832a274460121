import type { CSSProperties } from 'react';
import type { space } from '../../theme/tokens';
import { v } from '../../theme/vars';

/** A length on the grid, in multiples of 4 px. */
export type Space = keyof typeof space;

/** Paddings by grid length; the narrower name wins. */
export interface PaddingProps {
  readonly padding?: Space;
  readonly paddingX?: Space;
  readonly paddingY?: Space;
}

const length = (value: Space | undefined) => (value === undefined ? undefined : v(`space.${value}`));

/** Inline style of the paddings asked for. */
export const paddingStyle = ({ padding, paddingX, paddingY }: PaddingProps): CSSProperties => ({
  ...(padding !== undefined && { padding: length(padding) }),
  ...(paddingX !== undefined && { paddingInline: length(paddingX) }),
  ...(paddingY !== undefined && { paddingBlock: length(paddingY) }),
});

/** Inline style of a gap. */
export const gapStyle = (gap: Space | undefined): CSSProperties => (gap === undefined ? {} : { gap: length(gap) });

'use client';

import { type CSSProperties, forwardRef, type HTMLAttributes } from 'react';
import { GridRoot } from './layout.styles';
import { gapStyle, type Space } from './spacing';

/** Number of columns from each breakpoint on; a missing one is that of the breakpoint below. */
export interface Columns {
  readonly base?: number;
  readonly sm?: number;
  readonly md?: number;
  readonly lg?: number;
}

/** Props of `Grid`. */
export interface GridProps extends HTMLAttributes<HTMLDivElement> {
  /** Number of equal columns, or one number per breakpoint. Default 1. */
  readonly columns?: number | Columns;
  /** As many equal columns as fit, none narrower than this CSS length. Wins over `columns`. */
  readonly minColumnWidth?: string;
  /** Distance between cells. Default 4 (16 px). */
  readonly gap?: Space;
}

function columnVariables(columns: number | Columns): CSSProperties {
  const { base = 1, sm = base, md = sm, lg = md } = typeof columns === 'number' ? { base: columns } : columns;
  return { '--cr-columns-base': base, '--cr-columns-sm': sm, '--cr-columns-md': md, '--cr-columns-lg': lg };
}

/** Equal columns, by number or by least width. */
export const Grid = forwardRef<HTMLDivElement, GridProps>(function Grid(
  { columns = 1, minColumnWidth, gap = 4, style, ...rest },
  ref,
) {
  const own = minColumnWidth ? { '--cr-column-least': minColumnWidth } : columnVariables(columns);
  return (
    <GridRoot
      ref={ref}
      data-fit={minColumnWidth ? '' : undefined}
      {...rest}
      style={{ ...own, ...gapStyle(gap), ...style }}
    />
  );
});

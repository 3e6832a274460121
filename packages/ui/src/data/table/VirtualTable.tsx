'use client';

import { type ForwardedRef, forwardRef, type ReactElement, type RefAttributes } from 'react';
import type { VirtualTableProps } from './props';
import { TableFrame } from './TableFrame';
import { typed } from './typed';
import { VirtualBody } from './VirtualBody';

/** A table of thousands of rows on one page, of one height, of which only the visible ones are drawn. */
export const VirtualTable = typed<<Row>(props: VirtualTableProps<Row> & RefAttributes<HTMLDivElement>) => ReactElement>(
  forwardRef(function VirtualTable<Row>(
    { height = '600px', ...props }: VirtualTableProps<Row>,
    ref: ForwardedRef<HTMLDivElement>,
  ) {
    return <TableFrame table={{ ...props, maxHeight: height }} frameRef={ref} body={VirtualBody} cards={false} />;
  }),
);

'use client';

import { type ForwardedRef, forwardRef, type ReactElement, type RefAttributes } from 'react';
import { PagedBody } from './PagedBody';
import type { TableProps } from './props';
import { TableFrame } from './TableFrame';
import { typed } from './typed';

/** Records in rows and columns, a page at a time: sorted and filtered by the server, or by `useLocalRows`. */
export const Table = typed<<Row>(props: TableProps<Row> & RefAttributes<HTMLDivElement>) => ReactElement>(
  forwardRef(function Table<Row>(props: TableProps<Row>, ref: ForwardedRef<HTMLDivElement>) {
    return <TableFrame table={props} frameRef={ref} body={PagedBody} cards={props.narrow !== 'scroll'} byContent />;
  }),
);

'use client';

import type { CardFilter, GatewayFile } from '@corridor/core';
import { forwardRef, type Ref, useImperativeHandle } from 'react';
import { cardsMessages } from '../../messages/cards';
import { timeMessages } from '../../messages/time';
import { WidgetFrame } from '../../runtime/WidgetFrame';
import { CardTableView } from './CardTableView';
import type { CardDataCustomization, PinnedCardFilter } from './customization';
import { useCardTable } from './useCardTable';
import type { CardView } from './view';

/** Props of `CardTable`; all are optional. */
export interface CardTableProps {
  /** What is shown. With `onViewChange` the host holds it, for its URL or saved views; alone it is where the table starts. */
  readonly view?: Partial<CardView>;
  readonly onViewChange?: (view: CardView) => void;
  /** Conditions of yours that nobody may change: shown, not hidden. */
  readonly pinnedFilter?: PinnedCardFilter;
  /** Columns and detail rows of yours, and columns of ours to leave out. */
  readonly dataCustomization?: CardDataCustomization;
  /** Receives the file of an export, to save it; without it there is no export. */
  readonly onExport?: (file: GatewayFile) => void;
  /** Level of its heading in your page. Default 2. */
  readonly headingLevel?: 1 | 2 | 3 | 4;
}

/** What a ref to a `CardTable` can do. */
export interface CardTableHandle {
  /** Reads the page again. */
  refresh(): Promise<void>;
  /** Replaces the filter and goes to the first page. */
  filter(filter: Partial<CardFilter>): void;
  /** Exports exactly what is shown; ends once `onExport` has the file. */
  export(): Promise<void>;
}

const WORDS = [cardsMessages, timeMessages];

/** Every card that the operator may see: search, filter, sort, page, open, act and export. */
export const CardTable = forwardRef<CardTableHandle, CardTableProps>(function CardTable(props, ref) {
  return (
    <WidgetFrame words={WORDS}>
      <CardTableBody {...props} handle={ref} />
    </WidgetFrame>
  );
});

function CardTableBody({ handle, ...options }: CardTableProps & { readonly handle: Ref<CardTableHandle> }) {
  const state = useCardTable(options);
  useImperativeHandle(handle, () => ({
    refresh: () => state.page.refresh(),
    filter: (filter) => state.filter(filter),
    export: async () => state.exporter?.run(),
  }));
  return <CardTableView state={state} />;
}

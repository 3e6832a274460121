import type { Card, CardFilter, GatewayFile, Page } from '@corridor/core';
import { useState } from 'react';
import type { HeadingLevel, ListExport } from '../../listing/ListToolbar';
import { useChangedRecord } from '../../listing/useChangedRecord';
import { useLastPage } from '../../listing/useLastPage';
import { type ChangeView, useListView } from '../../listing/useListView';
import { withFilter } from '../../listing/view';
import { useRuntime } from '../../runtime/Runtime';
import { usePage } from '../../runtime/usePage';
import type { Read } from '../../runtime/useRead';
import type { PendingAction } from '../CardActions/PendingAction';
import type { CardDataCustomization, PinnedCardFilter } from './customization';
import { pageQuery } from './query';
import { useCardExport } from './useCardExport';
import { type CardView, defaultCardView } from './view';

/** What a card table asks of its host. */
export interface CardTableOptions {
  readonly view?: Partial<CardView> | undefined;
  readonly onViewChange?: ((view: CardView) => void) | undefined;
  readonly pinnedFilter?: PinnedCardFilter | undefined;
  readonly dataCustomization?: CardDataCustomization | undefined;
  readonly onExport?: ((file: GatewayFile) => void) | undefined;
  readonly headingLevel?: HeadingLevel | undefined;
}

/** State of a card table. */
export interface CardTableState {
  readonly view: CardView;
  readonly change: ChangeView<CardView>;
  readonly page: Read<Page<Card>>;
  readonly pinned: PinnedCardFilter;
  readonly custom: CardDataCustomization | undefined;
  readonly headingLevel: HeadingLevel;
  /** Absent where the host takes no files. */
  readonly exporter: ListExport | undefined;
  /** Id of the card that was changed a moment ago. */
  readonly changedId: string | null;
  readonly pending: PendingAction | null;
  open(id: string | null): void;
  filter(filter: Partial<CardFilter>): void;
  /** Asks for confirmation of an action; null takes the question back. */
  ask(pending: PendingAction | null): void;
  /** An action was taken on this card. */
  took(id: string): void;
}

const NOTHING_PINNED: PinnedCardFilter = {};

/** Reads the page that the view asks for and keeps everything around it. */
export function useCardTable(options: CardTableOptions): CardTableState {
  const { gateway, emit } = useRuntime();
  const [view, change] = useListView(defaultCardView, options.view, options.onViewChange);
  const pinned = options.pinnedFilter ?? NOTHING_PINNED;
  const page = usePage(gateway.cards, pageQuery(view, pinned));
  const exporter = useCardExport(view, pinned, options.onExport);
  const [changedId, took] = useChangedRecord();
  const [pending, ask] = useState<PendingAction | null>(null);
  useLastPage(page, view, change);

  return {
    view,
    change,
    page,
    pinned,
    custom: options.dataCustomization,
    headingLevel: options.headingLevel ?? 2,
    exporter: options.onExport && exporter,
    changedId,
    pending,
    ask,
    took,
    open: (id) => {
      change((now) => ({ ...now, openId: id }));
      emit(id === null ? { type: 'cards.closed' } : { type: 'cards.opened', cardId: id });
    },
    filter: (filter) => change((now) => withFilter(now, filter)),
  };
}

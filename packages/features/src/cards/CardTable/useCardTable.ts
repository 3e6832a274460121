import type { Card, CardFilter, GatewayFile, Page } from '@corridor/core';
import { useEffect, useState } from 'react';
import { useRuntime } from '../../runtime/Runtime';
import { usePage } from '../../runtime/usePage';
import type { Read } from '../../runtime/useRead';
import type { PendingAction } from '../CardActions/PendingAction';
import type { CardDataCustomization, PinnedCardFilter } from './customization';
import { pageQuery } from './query';
import { type CardExport, useCardExport } from './useCardExport';
import { type ChangeView, useCardView } from './useCardView';
import { useChangedCard } from './useChangedCard';
import { type CardView, withFilter } from './view';

/** What a card table asks of its host. */
export interface CardTableOptions {
  readonly view?: Partial<CardView> | undefined;
  readonly onViewChange?: ((view: CardView) => void) | undefined;
  readonly pinnedFilter?: PinnedCardFilter | undefined;
  readonly dataCustomization?: CardDataCustomization | undefined;
  readonly onExport?: ((file: GatewayFile) => void) | undefined;
  readonly headingLevel?: HeadingLevel | undefined;
}

/** Level of a widget's heading among those of the page around it. */
export type HeadingLevel = 1 | 2 | 3 | 4;

/** State of a card table. */
export interface CardTableState {
  readonly view: CardView;
  readonly change: ChangeView;
  readonly page: Read<Page<Card>>;
  readonly pinned: PinnedCardFilter;
  readonly custom: CardDataCustomization | undefined;
  readonly headingLevel: HeadingLevel;
  /** Absent where the host takes no files. */
  readonly exporter: CardExport | undefined;
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
  const [view, change] = useCardView(options.view, options.onViewChange);
  const pinned = options.pinnedFilter ?? NOTHING_PINNED;
  const page = usePage(gateway.cards, pageQuery(view, pinned));
  const exporter = useCardExport(view, pinned, options.onExport);
  const [changedId, took] = useChangedCard();
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

/** A page behind the last one, from an old link or after rows went away, becomes the last one. */
function useLastPage(page: Read<Page<Card>>, view: CardView, change: ChangeView) {
  const total = page.previous ? undefined : page.data?.total;
  useEffect(() => {
    if (total === undefined) return;
    const last = Math.max(1, Math.ceil(total / view.size));
    if (view.page > last) change((now) => ({ ...now, page: last }));
  }, [total, view.page, view.size, change]);
}

import type { Card, GatewayFile } from '@corridor/core';
import { useMemo, useRef, useState } from 'react';
import type { ListState } from '../../listing/ListState';
import type { HeadingLevel } from '../../listing/ListToolbar';
import { useChangedRecord } from '../../listing/useChangedRecord';
import { useLastPage } from '../../listing/useLastPage';
import { useListView } from '../../listing/useListView';
import { withFilter } from '../../listing/view';
import { useRuntime } from '../../runtime/Runtime';
import { usePage } from '../../runtime/usePage';
import type { PendingAction } from '../CardActions/PendingAction';
import type { BulkAction } from '../CardBulk/useCardBulk';
import type { CardForm } from '../CardForms/CardForm';
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
export interface CardTableState extends ListState<Card, CardView> {
  readonly pinned: PinnedCardFilter;
  readonly custom: CardDataCustomization | undefined;
  readonly headingLevel: HeadingLevel;
  /** Id of the card that was changed a moment ago. */
  readonly changedId: string | null;
  readonly pending: PendingAction | null;
  /** Ids of the cards that are selected, of this page and others. */
  readonly selected: readonly string[];
  /** Cards that have been on screen, by id. */
  readonly seen: ReadonlyMap<string, Card>;
  readonly bulk: BulkAction | null;
  /** The form that is open over the table. */
  readonly form: CardForm | null;
  write(form: CardForm | null): void;
  select(ids: readonly string[]): void;
  /** Asks before an action on all that are selected; null takes the question back. */
  askAll(action: BulkAction | null): void;
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
  const exporter = useCardExport(view, pinned, options.onExport, page.data?.total);
  const [changedId, took] = useChangedRecord();
  const [pending, ask] = useState<PendingAction | null>(null);
  const [selected, select] = useState<readonly string[]>([]);
  const [bulk, askAll] = useState<BulkAction | null>(null);
  const [form, write] = useState<CardForm | null>(null);
  const seen = useSeen(page.data?.items);
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
    selected,
    select,
    seen,
    bulk,
    askAll,
    form,
    write,
    ask,
    took,
    open: (id) => {
      change((now) => ({ ...now, openId: id }));
      emit(id === null ? { type: 'cards.closed' } : { type: 'cards.opened', cardId: id });
    },
    filter: (filter) => change((now) => withFilter(now, filter)),
  };
}

const NO_CARDS: readonly Card[] = [];

/** Every card that has been on screen, as it was last: what is selected may be on another page. */
function useSeen(items: readonly Card[] = NO_CARDS): ReadonlyMap<string, Card> {
  const known = useRef<ReadonlyMap<string, Card>>(new Map());
  return useMemo(() => {
    known.current = new Map([...known.current, ...items.map((card) => [card.id, card] as const)]);
    return known.current;
  }, [items]);
}

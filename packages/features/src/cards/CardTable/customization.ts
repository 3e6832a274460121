import type { Card, CardDetail, CardFilter } from '@corridor/core';
import type { ColumnCustomization, HostColumn } from '../../listing/columns';
import type { HostCardRow } from '../CardDetail/CardDetailView';
import type { CardColumn } from './view';

/** A column of the host's own. */
export type HostCardColumn = HostColumn<Card>;

/** What a host adds to, hides from and fixes in a card table. */
export interface CardDataCustomization extends ColumnCustomization<Card, CardColumn> {
  /** Rows of yours under the overview of a card. */
  readonly detailRows?: (card: CardDetail) => readonly HostCardRow[];
}

/** Conditions that the host fixes: shown, but not to be changed. */
export type PinnedCardFilter = Partial<CardFilter>;

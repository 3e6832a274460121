import type { Card, CardDetail, CardFilter } from '@corridor/core';
import type { ReactNode } from 'react';
import type { HostCardRow } from '../CardDetail/CardDetailView';
import type { CardColumn } from './view';

/** A column of the host's own. */
export interface HostCardColumn {
  /** Unlike any of ours. */
  readonly id: string;
  readonly label: string;
  readonly align?: 'start' | 'end';
  readonly cell: (card: Card) => ReactNode;
}

/** What a host adds to, hides from and fixes in a card table. */
export interface CardDataCustomization {
  /** Columns of yours; they show where `view.columns` names them, else at the end. */
  readonly columns?: readonly HostCardColumn[];
  /** Columns of ours that nobody may switch on. */
  readonly hiddenColumns?: readonly CardColumn[];
  /** Rows of yours under the overview of a card. */
  readonly detailRows?: (card: CardDetail) => readonly HostCardRow[];
}

/** Conditions that the host fixes: shown, but not to be changed. */
export type PinnedCardFilter = Partial<CardFilter>;

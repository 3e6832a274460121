import type { ExchangeOrder } from '@corridor/core';
import type { ReactNode } from 'react';
import type { DetailItem } from '../../display/DetailList';
import type { ExchangeOrderColumn } from './view';

/** A column of the host's own. */
export interface HostExchangeOrderColumn {
  /** Unlike any of ours. */
  readonly id: string;
  readonly label: string;
  readonly align?: 'start' | 'end';
  readonly cell: (order: ExchangeOrder) => ReactNode;
}

/** What a host adds to and hides from an exchange order table. */
export interface ExchangeOrderDataCustomization {
  /** Columns of yours; they show where `view.columns` names them, else at the end. */
  readonly columns?: readonly HostExchangeOrderColumn[];
  /** Columns of ours that nobody may switch on. */
  readonly hiddenColumns?: readonly ExchangeOrderColumn[];
  /** Rows of yours at the end of an order's details. */
  readonly detailRows?: (order: ExchangeOrder) => readonly DetailItem[];
}

'use client';

import { lazyPart } from '../../kit/lazyPart';
import type { ListHandle, ListProps, ViewOf } from '../../kit/list/ListOptions';
import { listWidget } from '../../kit/list/listWidget';
import { cardActions } from './cardActions';
import { cardList } from './cardList';

/** Props of `CardTable`; all are optional. */
export type CardTableProps = ListProps<typeof cardList>;

/** What a `CardTable` shows; a host may keep it in its URL. */
export type CardView = ViewOf<typeof cardList>;

/** What a ref to a `CardTable` can do. */
export type CardTableHandle = ListHandle<typeof cardList>;

/** Every card that the operator may see: search, filter, sort, page, open, act, apply and export. */
export const CardTable = listWidget(cardList, {
  detail: lazyPart(async () => (await import('./cardDetail')).CardDetailPart),
  form: lazyPart(async () => (await import('./CardForms/CardFormDrawer')).CardFormDrawer),
  actions: cardActions,
});

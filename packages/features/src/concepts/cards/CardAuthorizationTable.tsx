'use client';

import { lazyPart } from '../../kit/lazyPart';
import type { ListHandle, ListProps, ViewOf } from '../../kit/list/ListOptions';
import { listWidget } from '../../kit/list/listWidget';
import { authorizationList } from './authorizationList';

/** Props of `CardAuthorizationTable`; all are optional. */
export type CardAuthorizationTableProps = ListProps<typeof authorizationList>;

/** What a `CardAuthorizationTable` shows; a host may keep it in its URL. */
export type CardAuthorizationView = ViewOf<typeof authorizationList>;

/** What a ref to a `CardAuthorizationTable` can do. */
export type CardAuthorizationTableHandle = ListHandle<typeof authorizationList>;

/** Authorizations of all cards: search, filter, sort, page, export, and open to what is held or why it was declined. */
export const CardAuthorizationTable = listWidget(authorizationList, {
  detail: lazyPart(async () => (await import('./authorizationDetail')).AuthorizationDetailPart),
});

'use client';

import { lazyPart } from '../../kit/lazyPart';
import type { ListHandle, ListProps, ViewOf } from '../../kit/list/ListOptions';
import { listWidget } from '../../kit/list/listWidget';
import type { MerchantTableOptions } from './MerchantTable/MerchantTableOptions';
import { ReviewButton } from './MerchantTable/ReviewButton';
import { merchantActions } from './merchantActions';
import { merchantList, merchantTabs } from './merchantList';

/** Props of `MerchantTable`; all are optional. */
export type MerchantTableProps = ListProps<typeof merchantList> & MerchantTableOptions;

/** What a `MerchantTable` shows; a host may keep it in its URL. */
export type MerchantView = ViewOf<typeof merchantList>;

/** What a ref to a `MerchantTable` can do. */
export type MerchantTableHandle = ListHandle<typeof merchantList>;

/** Merchants by onboarding status: search, filter, sort, page, open, add, change, submit, review, switch and export. */
export const MerchantTable = listWidget<typeof merchantList, MerchantTableOptions>(merchantList, {
  detail: lazyPart(async () => (await import('./merchantDetail')).MerchantDetailPart),
  form: lazyPart(async () => (await import('./merchantForm')).MerchantFormDrawer),
  actions: merchantActions,
  tabs: merchantTabs,
  ways: ReviewButton,
});

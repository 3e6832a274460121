'use client';

import { lazyPart } from '../../kit/lazyPart';
import type { ListHandle, ListProps, ViewOf } from '../../kit/list/ListOptions';
import { listWidget } from '../../kit/list/listWidget';
import type { FieldCustomization } from './BeneficiaryForm/customization';
import { beneficiaryActions } from './beneficiaryActions';
import { beneficiaryList } from './beneficiaryList';

/** Props of `BeneficiaryTable`; all are optional. */
export interface BeneficiaryTableProps extends ListProps<typeof beneficiaryList> {
  /** What you hide, fix, call otherwise or explain in the form. */
  readonly fieldCustomization?: FieldCustomization;
}

/** What a `BeneficiaryTable` shows; a host may keep it in its URL. */
export type BeneficiaryView = ViewOf<typeof beneficiaryList>;

/** What a ref to a `BeneficiaryTable` can do. */
export type BeneficiaryTableHandle = ListHandle<typeof beneficiaryList>;

/** Everyone that payments may go to: search, filter, sort, page, open, add, change and export. */
export const BeneficiaryTable = listWidget<typeof beneficiaryList, BeneficiaryTableProps>(beneficiaryList, {
  detail: lazyPart(async () => (await import('./beneficiaryDetail')).BeneficiaryDetailPart),
  form: lazyPart(async () => (await import('./BeneficiaryForm/BeneficiaryFormDrawer')).BeneficiaryFormDrawer),
  actions: beneficiaryActions,
});

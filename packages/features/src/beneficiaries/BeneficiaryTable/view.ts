import { type BeneficiaryFilter, type BeneficiarySort, PAGE_SIZES } from '@corridor/core';
import type { ListView } from '../../listing/view';
import type { BeneficiaryFormTarget } from '../BeneficiaryForm/target';

/** Columns that the beneficiary table knows: fields of a beneficiary, so that sorting and exporting need no translation. */
export const BENEFICIARY_COLUMNS = [
  'name',
  'accountEnding',
  'bankName',
  'bankCountry',
  'currency',
  'paymentMethod',
  'payeeType',
  'accountType',
  'status',
  'createdAt',
  'updatedAt',
  'id',
] as const;

/** Name of a column of the beneficiary table. */
export type BeneficiaryColumn = (typeof BENEFICIARY_COLUMNS)[number];

/** What a beneficiary table shows, and the form that is open over it. A host may keep it in its URL. */
export interface BeneficiaryView extends ListView<BeneficiaryFilter, BeneficiarySort> {
  readonly form: BeneficiaryFormTarget | null;
}

/** What a beneficiary table shows when nobody says otherwise. */
export const defaultBeneficiaryView: BeneficiaryView = {
  filter: {},
  sort: { field: 'createdAt', direction: 'desc' },
  page: 1,
  size: PAGE_SIZES[0] ?? 10,
  columns: { hidden: ['bankName', 'payeeType', 'accountType', 'updatedAt', 'id'], order: [], widths: {} },
  openId: null,
  form: null,
};

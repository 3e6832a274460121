import type { Beneficiary, BeneficiaryDetail, BeneficiaryFilter } from '@corridor/core';
import type { DetailItem } from '../../display/DetailList';
import type { ColumnCustomization, HostColumn } from '../../listing/columns';
import type { BeneficiaryColumn } from './view';

/** A column of the host's own. */
export type HostBeneficiaryColumn = HostColumn<Beneficiary>;

/** What a host adds to and hides from a beneficiary table. */
export interface BeneficiaryDataCustomization extends ColumnCustomization<Beneficiary, BeneficiaryColumn> {
  /** Rows of yours at the end of a beneficiary's details. */
  readonly detailRows?: (beneficiary: BeneficiaryDetail) => readonly DetailItem[];
}

/** Conditions that the host fixes: shown, but not to be changed. */
export type PinnedBeneficiaryFilter = Partial<BeneficiaryFilter>;

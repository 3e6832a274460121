import type { Beneficiary, BeneficiaryDetail, BeneficiaryFilter } from '@corridor/core';
import type { ReactNode } from 'react';
import type { DetailItem } from '../../display/DetailList';
import type { BeneficiaryColumn } from './view';

/** A column of the host's own. */
export interface HostBeneficiaryColumn {
  /** Unlike any of ours. */
  readonly id: string;
  readonly label: string;
  readonly align?: 'start' | 'end';
  readonly cell: (beneficiary: Beneficiary) => ReactNode;
}

/** What a host adds to and hides from a beneficiary table. */
export interface BeneficiaryDataCustomization {
  /** Columns of yours; they show where `view.columns` names them, else at the end. */
  readonly columns?: readonly HostBeneficiaryColumn[];
  /** Columns of ours that nobody may switch on. */
  readonly hiddenColumns?: readonly BeneficiaryColumn[];
  /** Rows of yours at the end of a beneficiary's details. */
  readonly detailRows?: (beneficiary: BeneficiaryDetail) => readonly DetailItem[];
}

/** Conditions that the host fixes: shown, but not to be changed. */
export type PinnedBeneficiaryFilter = Partial<BeneficiaryFilter>;

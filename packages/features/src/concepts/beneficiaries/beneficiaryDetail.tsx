'use client';

import { type BeneficiaryDetail as BeneficiaryRecord, enablement } from '@corridor/core';
import { Inline, StatusChip } from '@corridor/ui';
import { defineDetail } from '../../kit/detail/defineDetail';
import { detailPart } from '../../kit/detail/detailPart';
import { type DetailProps, detailWidget } from '../../kit/detail/detailWidget';
import { enablementTones } from '../../kit/display/enablementTones';
import { lazyPart } from '../../kit/lazyPart';
import { DestinationSections } from './BeneficiaryDetail/DestinationSections';
import { GapNotice } from './BeneficiaryDetail/GapNotice';
import { beneficiaryActions } from './beneficiaryActions';
import { beneficiaryList } from './beneficiaryList';

/** Details of a beneficiary: destination, what it asked for, and the record itself. */
export const beneficiaryDetail = defineDetail(beneficiaryList, {
  subtitle: ({ currency, accountEnding, status }, { t }) => (
    <Inline as="span" gap={2}>
      <span dir="ltr">{`${currency} •••• ${accountEnding}`}</span>
      <StatusChip tone={enablementTones[status]}>{t(enablement.labelKey(status))}</StatusChip>
    </Inline>
  ),
  sections: {
    gap: GapNotice,
    destination: ['bankCountry', 'currency', 'paymentMethod', 'payeeType', 'accountType'],
    asked: DestinationSections,
    record: ['createdAt', 'updatedAt', 'id'],
  },
  actions: beneficiaryActions,
  footer: ['duplicate', 'edit'],
});

/** Details of a beneficiary beside the list, or on the whole page. */
export const BeneficiaryDetailPart = detailPart(beneficiaryDetail);

/** Props of `BeneficiaryDetail`. */
export interface BeneficiaryDetailProps extends DetailProps<BeneficiaryRecord> {
  readonly beneficiaryId: string;
}

/** One beneficiary on a page of its own: name, status, where the money goes and everything the destination asked for. */
export const BeneficiaryDetail = detailWidget<BeneficiaryDetailProps>(
  beneficiaryDetail,
  'beneficiaryId',
  lazyPart(async () => (await import('./BeneficiaryForm/BeneficiaryFormDrawer')).BeneficiaryFormDrawer),
);

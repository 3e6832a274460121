'use client';

import {
  enablement,
  pixKeyType,
  routingCodeType,
  type WithdrawalAccountDetail as WithdrawalAccountRecord,
} from '@corridor/core';
import { StatusChip } from '@corridor/ui';
import { columnsOf } from '../../kit/columns/columnsOf';
import { defineDetail } from '../../kit/detail/defineDetail';
import { detailPart } from '../../kit/detail/detailPart';
import { type DetailProps, detailWidget } from '../../kit/detail/detailWidget';
import { enablementTones } from '../../kit/display/enablementTones';
import { ownerMerchant } from '../../kit/records/ownerMerchant';
import { AccountTimeline } from './WithdrawalAccountDetail/AccountTimeline';
import { LatestWithdrawals } from './WithdrawalAccountDetail/LatestWithdrawals';
import { StandingNotice } from './WithdrawalAccountDetail/StandingNotice';
import { WithdrawButton } from './WithdrawalAccountDetail/WithdrawButton';
import { withdrawalAccountActions } from './withdrawalAccountActions';
import { withdrawalAccountList } from './withdrawalAccountList';

const { id, custom } = columnsOf<WithdrawalAccountRecord>();

/** Details of a withdrawal account: whether it may be withdrawn to, where it is, what happened to it, its latest orders. */
export const withdrawalAccountDetail = defineDetail(withdrawalAccountList, {
  subtitle: ({ status }, { t }) => (
    <StatusChip tone={enablementTones[status]}>{t(enablement.labelKey(status))}</StatusChip>
  ),
  lines: {
    accountNumber: id(),
    pixKeyType: custom('pixKeyType', { text: (type, _account, { t }) => (type ? t(pixKeyType.labelKey(type)) : '') }),
    routingCodeType: custom('routingCodeType', {
      text: (type, _account, { t }) => (type ? t(routingCodeType.labelKey(type)) : ''),
    }),
    ownerId: id({
      leadsTo: ownerMerchant,
    }),
  },
  sections: {
    standing: StandingNotice,
    bank: [
      'holderName',
      'bankName',
      'bankCountry',
      'currency',
      'accountNumberType',
      'pixKeyType',
      'accountNumber',
      'routingCodeType',
      'routingCode',
    ],
    orders: LatestWithdrawals,
    timeline: AccountTimeline,
    record: ['ownerName', 'createdAt', 'verifiedAt', 'id', 'ownerId'],
  },
  related: ({ id: withdrawalAccountId, ownerId, currency, productType }) => ({
    merchant: ownerMerchant({ productType, ownerId }),
    accounts: { segment: 'account', filter: { ownerId, currency: [currency] } },
    withdrawals: { segment: 'withdrawal-order', filter: { withdrawalAccountId } },
  }),
  buttons: WithdrawButton,
  actions: withdrawalAccountActions,
  footer: ['reject', 'enable', 'verify'],
});

/** Details of a withdrawal account beside the list, or on the whole page. */
export const WithdrawalAccountDetailPart = detailPart(withdrawalAccountDetail);

/** Props of `WithdrawalAccountDetail`. */
export interface WithdrawalAccountDetailProps extends DetailProps<WithdrawalAccountRecord> {
  readonly withdrawalAccountId: string;
}

/** One withdrawal account on a page of its own: whether it may be withdrawn to, its number, its past, its latest orders. */
export const WithdrawalAccountDetail = detailWidget<WithdrawalAccountDetailProps>(
  withdrawalAccountDetail,
  'withdrawalAccountId',
);

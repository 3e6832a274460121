'use client';

import { type Account, productType } from '@corridor/core';
import { columnsOf } from '../../kit/columns/columnsOf';
import { defineDetail } from '../../kit/detail/defineDetail';
import { detailPart } from '../../kit/detail/detailPart';
import { type DetailProps, detailWidget } from '../../kit/detail/detailWidget';
import { withMessages } from '../../kit/list/withMessages';
import { ownerMerchant } from '../../kit/records/ownerMerchant';
import { collectionsMessages } from '../../messages/collections';
import { AccountBalance } from './AccountDetail/AccountBalance';
import { AccountButtons } from './AccountDetail/AccountButtons';
import { AccountHolds } from './AccountDetail/AccountHolds';
import { AccountMovements } from './AccountDetail/AccountMovements';
import { AccountPendings } from './AccountDetail/AccountPendings';
import { AccountStatements } from './AccountDetail/AccountStatements';
import { accountList } from './accountList';

const { id } = columnsOf<Account>();

/** Details of an account: what it holds and why, its latest transactions and statements. */
export const accountDetail = defineDetail(withMessages(accountList, collectionsMessages), {
  subtitle: ({ productType: product }, { t }) => t(productType.labelKey(product)),
  lines: { ownerId: id() },
  sections: {
    balance: AccountBalance,
    holds: AccountHolds,
    pendings: AccountPendings,
    movements: AccountMovements,
    statements: AccountStatements,
    record: ['ownerName', 'currency', 'openedAt', 'lastBookedAt', 'id', 'ownerId'],
  },
  related: ({ id: accountId, ownerId, productType: product }) => ({
    merchant: ownerMerchant({ productType: product, ownerId }),
    transactions: { segment: 'transaction', filter: { accountId } },
    deposits: { segment: 'deposit', filter: { accountId } },
    statements: { segment: 'statement', filter: { accountId } },
    exchange: { segment: 'exchange-order', filter: { accountId } },
    payments: { segment: 'payment-order', filter: { accountId } },
    transfers: { segment: 'transfer-order', filter: { accountId } },
    withdrawals: { segment: 'withdrawal-order', filter: { accountId } },
    cards: product === productType.code.merchantAccount ? { segment: 'card', filter: { merchantId: ownerId } } : null,
  }),
  buttons: AccountButtons,
});

/** Details of an account beside the list, or on the whole page. */
export const AccountDetailPart = detailPart(accountDetail);

/** Props of `AccountDetail`. */
export interface AccountDetailProps extends DetailProps<Account> {
  readonly accountId: string;
}

/** One account on a page of its own: what is available, held and pending, and why. */
export const AccountDetail = detailWidget<AccountDetailProps>(accountDetail, 'accountId');

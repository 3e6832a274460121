import { add, fromWireMoney, toWireMoney } from '../../money';
import type { Approvable } from '../approvals';
import type { ExchangeOrder } from './contract';

/** How accepting a quote can wait for approval, as long as the quote lasts: by what is sold. @source ours */
export const exchangeApproval: Approvable<ExchangeOrder> = {
  kind: 'exchanges',
  amountOf: ({ sell }) => sell,
  summaryOf: ({ ownerName, sell, buy }) => `${ownerName} · ${sell.currency}/${buy.currency}`,
  termsOf: ({ sell, buy, fee }) => ({ sell, buy, fee }),
  debitOf: ({ sellAccountId, ownerId, sell, fee }) => ({
    accountId: sellAccountId,
    ownerId,
    amount: toWireMoney(add(fromWireMoney(sell), fromWireMoney(fee))),
  }),
};

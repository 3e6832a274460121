import type { Approvable } from '../approvals';
import type { CardDetail } from './contract';

/** How limits of a card, an application’s too, can wait for approval; its label never does. */
export const cardLimitsApproval: Approvable<CardDetail> = {
  kind: 'cardLimits',
  concerns: (data) => 'limits' in data && data.limits !== undefined,
  amountOf: () => null,
  summaryOf: ({ holderName }) => holderName,
  termsOf: ({ merchantId, holderName, bin, limits }) => ({ merchantId, holderName, bin, limits }),
  debitOf: () => null,
};

import {
  type AuthorizationDetail,
  type CardDetail,
  type DeclineReason,
  type GatewayClient,
  GatewayError,
  remedyOf,
  responseCodeOf,
  type WireMoney,
} from '@corridor/core';

const usd = (amount: string): WireMoney => ({ amount, currency: 'USD' });
const NOTHING = usd('0.00');

const limits = {
  overallTotal: usd('1000000.00'),
  maxSingle: usd('5000.00'),
  daily: usd('10000.00'),
  monthly: usd('100000.00'),
  maxDailyTransactions: 100,
};

/** A dollar card in whose details the authorizations of stories stand. */
export const sampleCard: CardDetail = {
  id: '019c8dce-5c44-7a23-b155-e053ca2bc9a4',
  merchantId: '0185d1d2-a0e6-7b21-bdf6-63ca65758f95',
  merchantName: 'Li Na',
  holderName: 'Jean-Luc Béranger',
  bin: '424242',
  last4: '1390',
  scheme: 'visa',
  type: 'physical',
  model: 'commercial',
  shared: false,
  status: 'normal',
  currency: 'USD',
  balance: usd('67.10'),
  expiry: '2029-02',
  activatedAt: '2026-02-25T09:54:29.955Z',
  createdAt: '2026-02-24T04:00:37.444Z',
  allowedActions: ['block', 'reportLoss', 'revoke'],
  label: null,
  limits,
  defaultLimits: limits,
  usage: { overallTotal: usd('0.00'), daily: usd('0.00'), monthly: usd('0.00'), dailyTransactions: 0 },
  acsPasswordSet: false,
  pinSet: true,
  mayTopUp: true,
  mayReveal: true,
  timeline: [],
};

const base: AuthorizationDetail = {
  id: '019ca6b1-dc00-7000-8000-000000000000',
  settlement: null,
  originalId: null,
  ownerId: sampleCard.merchantId,
  ownerName: sampleCard.merchantName,
  acquirerId: '409728',
  merchantId: '000000985206927',
  events: [],
  type: 'approval',
  status: 'approved',
  responseCode: '00',
  authorizationCode: '04B71C',
  cardId: sampleCard.id,
  last4: sampleCard.last4,
  holderName: sampleCard.holderName,
  merchantName: 'Lumen Books',
  merchantCountry: 'GB',
  mcc: '5942',
  amount: usd('100.00'),
  transactionAmount: usd('100.00'),
  held: NOTHING,
  createdAt: '2026-02-27T10:15:00.000Z',
  expiresAt: '2026-03-06T10:15:00.000Z',
  hold: { authorized: usd('100.00'), reversed: NOTHING, cleared: NOTHING, expired: NOTHING, held: NOTHING },
  refunded: NOTHING,
  declineReason: null,
  remedy: null,
};

const id = (n: number) => `019ca6b1-dc00-7000-8000-00000000000${n}`;
const event = (kind: AuthorizationDetail['events'][number]['kind'], amount: string, at: string) => ({
  id: `${kind}-${at}`,
  kind,
  amount: usd(amount),
  at,
});
const asked = event('authorized', '100.00', base.createdAt);

/** Approved, and all of it still held; the shop asked in pounds. */
export const heldWhole: AuthorizationDetail = {
  ...base,
  id: id(1),
  transactionAmount: { amount: '78.90', currency: 'GBP' },
  held: usd('100.00'),
  hold: { ...base.hold, held: usd('100.00') },
  events: [asked],
};

/** A part was reversed, a part cleared and refunded, and the rest is still held. */
export const heldInPart: AuthorizationDetail = {
  ...base,
  id: id(2),
  merchantName: 'Harbour Hotel & Conference Centre Portsmouth',
  settlement: 'partialSettled',
  held: usd('30.00'),
  hold: { ...base.hold, reversed: usd('25.00'), cleared: usd('45.00'), held: usd('30.00') },
  refunded: usd('5.00'),
  events: [
    asked,
    event('reversed', '25.00', '2026-02-27T12:00:00.000Z'),
    event('cleared', '45.00', '2026-02-28T08:30:00.000Z'),
    event('refunded', '5.00', '2026-03-01T16:45:00.000Z'),
  ],
};

/** All of it was claimed. */
export const settled: AuthorizationDetail = {
  ...base,
  id: id(3),
  settlement: 'settled',
  hold: { ...base.hold, cleared: usd('100.00') },
  events: [asked, event('cleared', '100.00', '2026-02-28T08:30:00.000Z')],
};

/** More was claimed than authorized. */
export const clearedAbove: AuthorizationDetail = {
  ...base,
  id: id(4),
  merchantName: 'Osteria al Molo',
  settlement: 'overpaymentSettled',
  hold: { ...base.hold, cleared: usd('118.00') },
  events: [asked, event('cleared', '118.00', '2026-02-28T08:30:00.000Z')],
};

/** All of it was given back. */
export const reversedWhole: AuthorizationDetail = {
  ...base,
  id: id(5),
  status: 'reversed',
  settlement: 'reversed',
  hold: { ...base.hold, reversed: usd('100.00') },
  events: [asked, event('reversed', '100.00', '2026-02-27T12:00:00.000Z')],
};

/** Nobody claimed it. */
export const expiredHold: AuthorizationDetail = {
  ...base,
  id: id(6),
  status: 'expired',
  hold: { ...base.hold, expired: usd('100.00') },
  events: [asked, event('expired', '100.00', '2026-03-06T10:15:00.000Z')],
};

/** The record of a reversal, which points to the payment. */
export const reversalRecord: AuthorizationDetail = {
  ...base,
  id: id(7),
  type: 'reversal',
  originalId: reversedWhole.id,
  expiresAt: null,
  hold: { ...base.hold, authorized: NOTHING },
  events: [],
};

/** A payment that was declined for a reason, with the remedy that the gateway offers to who may. */
export function declinedFor(reason: DeclineReason): AuthorizationDetail {
  return {
    ...base,
    id: id(8),
    type: 'declined',
    status: 'declined',
    merchantName: 'Harbor Fuel 118',
    responseCode: responseCodeOf(reason),
    authorizationCode: null,
    expiresAt: null,
    hold: { ...base.hold, authorized: NOTHING },
    declineReason: reason,
    remedy: remedyOf(reason),
    events: [event('declined', '100.00', base.createdAt)],
  };
}

/** A gateway whose card has these authorizations and no others. */
export const withAuthorizations =
  (records: readonly AuthorizationDetail[]) =>
  (gateway: GatewayClient): GatewayClient => ({
    ...gateway,
    authorizations: {
      ...gateway.authorizations,
      page: async ({ page, size }) => ({
        items: records.slice((page - 1) * size, page * size).map(asRow),
        page,
        size,
        total: records.length,
      }),
      get: async (asked) => {
        const found = records.find((record) => record.id === asked);
        if (!found) throw new GatewayError('not-found', { msg: 'There is no such authorization', status: 404 });
        return found;
      },
    },
  });

function asRow({
  hold: _,
  refunded: __,
  declineReason: ___,
  remedy: ____,
  events: _____,
  ...row
}: AuthorizationDetail) {
  return row;
}

/** A gateway that refuses to show authorizations, as for a session that was opened without them. */
export const withoutAuthorizations = (gateway: GatewayClient): GatewayClient => ({
  ...gateway,
  authorizations: {
    ...gateway.authorizations,
    page: () => Promise.reject(new GatewayError('forbidden', { msg: 'This session may not do this', status: 403 })),
  },
});

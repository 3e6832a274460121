import {
  AUTHORIZATION_DAYS,
  type AuthorizationDetail,
  type AuthorizationRequest,
  type DeclineReason,
  declineReasonOf,
  responseCodeOf,
} from '@corridor/core';
import { attempt, balanceOf, hold, LedgerRefusal } from '../../ledger';
import type { Call } from '../../platform/call';
import { createId } from '../../platform/database';
import { minorOf, storedMoney } from '../../platform/money';
import { invalid } from '../../platform/refusals/refusals';
import { lockCard } from '../cards/findCard';
import { type Funding, fundingOf } from '../cards/funding';
import { findBin } from '../cards/listBins';
import { limitsOf } from '../cards/row';
import type { StoredCard } from '../cards/table';
import { getAuthorization } from './findAuthorization';
import { recordEvent } from './recordEvent';
import { authorizationTable } from './table';
import { showUsage, usageAt } from './usage';

const DAY = 86_400_000;

/** Answers a card network: approves and holds the amount, or declines; either is written down. @throws Refusal when there is no such card */
export async function authorize(call: Call, request: AuthorizationRequest): Promise<AuthorizationDetail> {
  const { tx, now } = call;
  const card = await lockCard(call, request.cardId);
  if (request.amount.currency !== card.currency) {
    throw invalid([{ path: 'amount.currency', reason: 'refusals.cardCurrency' }]);
  }
  const amount = storedMoney(minorOf(request.amount), card.currency);
  if (amount.minor <= 0n) throw invalid([{ path: 'amount.amount', reason: 'refusals.aboveZero' }]);
  const funding = await fundingOf(tx, card, now);
  const id = createId(now.getTime());
  const expiresAt = new Date(now.getTime() + AUTHORIZATION_DAYS * DAY);
  const { reason, holdId } = await decide(call, card, funding, { id, amount, expiresAt });
  await tx.insert(authorizationTable).values({
    ...fieldsOf(card, request),
    ...funding,
    id,
    type: reason ? 'declined' : 'approval',
    status: reason ? 'declined' : 'approved',
    responseCode: responseCodeOf(reason),
    code: reason ? null : codeOf(id),
    declineReason: reason,
    amount: amount.minor,
    holdId,
    expiresAt: reason ? null : expiresAt,
    createdAt: now,
  });
  await recordEvent(call, { id, kind: reason ? 'declined' : 'authorized', amount: amount.minor });
  await showUsage(tx, card.id, now);
  const after = { cardId: card.id, amount: request.amount, declineReason: reason };
  await call.audit({ action: 'authorize', subject: 'authorization', subjectId: id, after });
  return getAuthorization(call, id);
}

interface Asking {
  readonly id: string;
  readonly amount: ReturnType<typeof storedMoney>;
  readonly expiresAt: Date;
}

async function decide(
  call: Call,
  card: StoredCard,
  funding: Funding,
  { id, amount, expiresAt }: Asking,
): Promise<{ reason: DeclineReason | null; holdId: string | null }> {
  const reason = await judge(call, card, funding, amount);
  if (reason) return { reason, holdId: null };
  const held = await attempt(
    hold(call.tx, {
      partnerId: card.partnerId,
      requestId: `authorization:${id}`,
      kind: 'card-authorization',
      accountId: funding.ledgerAccountId,
      amount,
      expiresAt,
      at: call.now,
      meta: { authorization: id },
    }),
  );
  // Another card of the same account may have been faster.
  if (held instanceof LedgerRefusal) return { reason: 'insufficientFunds', holdId: null };
  return { reason: null, holdId: held.holdId };
}

async function judge(
  call: Call,
  card: StoredCard,
  { ledgerAccountId }: Funding,
  amount: ReturnType<typeof storedMoney>,
): Promise<DeclineReason | null> {
  const bin = await findBin(call, card.bin);
  if (!bin) throw new Error('a card has a BIN that its partner does not issue');
  const limits = limitsOf(card, bin.defaultLimits, card.currency);
  const used = await usageAt(call.tx, card.id, call.now);
  const { available } = await balanceOf(call.tx, ledgerAccountId);
  const of = (minor: bigint) => storedMoney(minor, card.currency);
  return declineReasonOf({
    status: card.status,
    amount,
    available,
    limits: {
      overallTotal: of(minorOf(limits.overallTotal)),
      maxSingle: of(minorOf(limits.maxSingle)),
      daily: of(minorOf(limits.daily)),
      monthly: of(minorOf(limits.monthly)),
    },
    used: { overallTotal: of(used.overallTotal), daily: of(used.daily), monthly: of(used.monthly) },
    maxDailyTransactions: limits.maxDailyTransactions,
    dailyTransactions: used.dailyTransactions,
  });
}

/** What a record takes from its card and the network's request. */
function fieldsOf(card: StoredCard, request: AuthorizationRequest) {
  const { amount, transactionAmount = amount } = request;
  return {
    partnerId: card.partnerId,
    cardId: card.id,
    last4: card.last4,
    holderName: card.holderName,
    ownerId: card.merchantId,
    acquirerId: request.acquirerId,
    mcc: request.mcc,
    acceptorId: request.merchantId,
    acceptorName: request.merchantName,
    acceptorCountry: request.merchantCountry,
    currency: card.currency,
    transactionCurrency: transactionAmount.currency,
    transactionAmount: minorOf(transactionAmount),
  };
}

/** Six digits and letters, from the end of the record's id. */
function codeOf(id: string): string {
  return id.slice(-6).toUpperCase();
}

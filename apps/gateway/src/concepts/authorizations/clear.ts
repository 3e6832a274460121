import { type AuthorizationDetail, type Money, mayClear } from '@corridor/core';
import { eq } from 'drizzle-orm';
import { capture, movement, post, type Receipt, voidHold } from '../../ledger';
import type { Call } from '../../platform/call';
import { storedMoney } from '../../platform/money';
import { conflict, invalid } from '../../platform/refusals/refusals';
import { accountById, systemAccount } from '../accounts';
import { recordTransactions } from '../transactions';
import { auditChange } from './auditChange';
import { getAuthorization, lockAuthorization } from './findAuthorization';
import { fundingAt } from './fundingAt';
import { changed, partsOf } from './parts';
import { recordEvent } from './recordEvent';
import { authorizationTable as a, type StoredAuthorization } from './table';
import { showUsage } from './usage';

/** What a shop's bank sends to be paid; `final` lets go of what is still held. */
export interface Clearing {
  readonly authorizationId: string;
  readonly amount: Money;
  readonly final: boolean;
}

/** Books a clearing: from what is held as far as it goes, the rest from the account. @throws Refusal when the authorization was reversed whole */
export async function clear(
  call: Call,
  { authorizationId: id, amount, final }: Clearing,
): Promise<AuthorizationDetail> {
  const { tx, now } = call;
  const stored = await lockAuthorization(call, id);
  requireCurrency(stored, amount);
  if (!mayClear(partsOf(stored))) throw conflict('refusals.reversedNotCleared');
  const receipts = await book(call, stored, amount);
  const cleared = stored.cleared + amount.minor;
  const left = stored.held - least(amount.minor, stored.held);
  const reversed = final ? stored.reversed + left : stored.reversed;
  if (final && left > 0n && stored.holdId) {
    await voidHold(tx, { ...stepOf(stored, `final:${cleared}`, now), holdId: stored.holdId });
  }
  await tx.update(a).set(changed(stored, { cleared, reversed })).where(eq(a.id, id));
  await recordEvent(call, { id, kind: 'cleared', amount: amount.minor, transferId: receipts.at(-1)?.transferId });
  if (final && left > 0n) await recordEvent(call, { id, kind: 'reversed', amount: left });
  await showUsage(tx, stored.cardId, now);
  await auditChange(call, stored, { action: 'clear' });
  return getAuthorization(call, id);
}

async function book(call: Call, stored: StoredAuthorization, amount: Money): Promise<Receipt[]> {
  const { tx, now } = call;
  const { holdId, held, currency, partnerId } = stored;
  const { ledgerAccountId, accountId } = await fundingAt(call, stored);
  const clearing = await systemAccount(tx, 'clearing', { partnerId, currency: amount.currency, at: now });
  const ofHold = least(amount.minor, held);
  const receipts: Receipt[] = [];
  const legs = (minor: bigint) => movement(ledgerAccountId, clearing, storedMoney(minor, currency));
  if (ofHold > 0n && holdId) {
    const step = stepOf(stored, `hold:${stored.cleared}`, now);
    receipts.push(await capture(tx, { ...step, holdId, legs: legs(ofHold), final: false }));
  }
  const beyond = amount.minor - ofHold;
  if (beyond > 0n) {
    receipts.push(await post(tx, { ...stepOf(stored, `beyond:${stored.cleared}`, now), legs: legs(beyond) }));
  }
  await writeDown(call, { ...stored, accountId }, { type: 111, receipts });
  return receipts;
}

/** Shows a shared card's booking among its corporation's transactions. */
export async function writeDown(
  { tx, now }: Pick<Call, 'tx' | 'now'>,
  stored: StoredAuthorization,
  { type, receipts }: { type: 111 | 'refund'; receipts: readonly Receipt[] },
): Promise<void> {
  const account = stored.accountId ? await accountById(tx, stored.accountId) : null;
  if (!account) return;
  const counterparty = { counterpartyName: stored.acceptorName, country: stored.acceptorCountry };
  await recordTransactions(
    tx,
    receipts.map((receipt) => {
      const own = receipt.entries.filter(({ accountId }) => accountId === account.availableId);
      const minor = own.reduce((sum, entry) => sum + entry.amount.minor, 0n);
      const amount = storedMoney(minor < 0n ? -minor : minor, account.currency);
      const booked = { account, type, status: 1, amount, receipt, at: now, ...counterparty } as const;
      const of = { source: { kind: 'authorization', id: stored.id }, cardId: stored.cardId } as const;
      return { ...booked, ...of, reference: stored.code };
    }),
  );
}

/** The ledger's request of a step of an authorization: once per step. */
export function stepOf({ id, partnerId }: Pick<StoredAuthorization, 'id' | 'partnerId'>, step: string, at: Date) {
  return {
    partnerId,
    requestId: `authorization:${id}:${step}`,
    kind: 'card-clearing',
    at,
    meta: { authorization: id },
  };
}

/** @throws Refusal that names the field where an amount is not above zero or in another currency than the authorization */
export function requireCurrency(stored: StoredAuthorization, amount: Money): void {
  if (amount.currency !== stored.currency) {
    throw invalid([{ path: 'amount.currency', reason: 'refusals.authorizationCurrency' }]);
  }
  if (amount.minor <= 0n) throw invalid([{ path: 'amount.amount', reason: 'refusals.aboveZero' }]);
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

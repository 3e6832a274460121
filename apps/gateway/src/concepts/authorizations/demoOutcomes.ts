import type { AuthorizationEventKind, AuthorizationStatus, SettlementStatus } from '@corridor/core';
import { movement, type PostRequest, post } from '../../ledger';
import type { Transaction } from '../../platform/database';
import { currencyOf, storedMoney } from '../../platform/money';
import { systemAccount } from '../accounts';

/** What became of an authorization of the demo. */
export type DemoOutcome = 'settled' | 'partial' | 'over' | 'reversed' | 'expired' | 'declined' | 'held';

/** What becomes of those that are a week old, and how often. */
export const OUTCOMES: readonly (readonly [DemoOutcome, number])[] = [
  ['settled', 60],
  ['partial', 8],
  ['over', 5],
  ['reversed', 8],
  ['expired', 5],
  ['declined', 14],
];

interface Outcome {
  readonly status: AuthorizationStatus;
  readonly settlement: SettlementStatus | null;
  readonly kind: AuthorizationEventKind | null;
  readonly parts: { readonly reversed: bigint; readonly cleared: bigint; readonly expired: bigint };
}

/** The columns and the last event of an outcome. */
export function outcomeOf(outcome: DemoOutcome, amount: bigint): Outcome {
  const none = { reversed: 0n, cleared: 0n, expired: 0n };
  const part = amount / 2n;
  const outcomes: Record<DemoOutcome, Outcome> = {
    settled: { status: 'approved', settlement: 'settled', kind: 'cleared', parts: { ...none, cleared: amount } },
    partial: {
      status: 'approved',
      settlement: 'partialSettled',
      kind: 'cleared',
      parts: { ...none, cleared: part, reversed: amount - part },
    },
    over: {
      status: 'approved',
      settlement: 'overpaymentSettled',
      kind: 'cleared',
      parts: { ...none, cleared: amount + amount / 5n },
    },
    reversed: { status: 'reversed', settlement: 'reversed', kind: 'reversed', parts: { ...none, reversed: amount } },
    expired: { status: 'expired', settlement: null, kind: 'expired', parts: { ...none, expired: amount } },
    declined: { status: 'declined', settlement: null, kind: null, parts: none },
    held: { status: 'approved', settlement: null, kind: null, parts: none },
  };
  return outcomes[outcome];
}

/** Books what an outcome cleared and gives the posting; null where it cleared nothing. */
export async function bookDemoClearing(
  tx: Transaction,
  step: Omit<PostRequest, 'legs'> & { readonly ledgerAccountId: string; readonly currency: string },
  cleared: bigint,
): Promise<string | null> {
  if (cleared === 0n) return null;
  const { partnerId, requestId, at, ledgerAccountId } = step;
  const clearing = await systemAccount(tx, 'clearing', { partnerId, currency: currencyOf(step.currency), at });
  const legs = movement(ledgerAccountId, clearing, storedMoney(cleared, step.currency));
  const { transferId } = await post(tx, {
    partnerId,
    requestId: `${requestId}:clearing`,
    kind: 'card-clearing',
    legs,
    at,
  });
  return transferId;
}

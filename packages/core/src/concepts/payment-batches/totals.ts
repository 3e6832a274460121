import { add, isNegative, type Money, money, readWireMoney, subtract } from '../../money';
import type { CurrencyCode } from '../../reference/currencies';
import type { PaymentBatchAccount } from './contract';
import type { PaymentBatchReading } from './rows';

/** A row that can be paid. */
export type PayableRow = Extract<PaymentBatchReading, { ok: true }>;

/** What the payments of one currency come to. */
export interface PaymentBatchTotal {
  readonly currency: CurrencyCode;
  readonly payments: number;
  readonly amount: Money;
  /** The sender's part of the fees. */
  readonly fee: Money;
  readonly debited: Money;
}

/** An account that has less than all its payments of a batch together need. */
export interface PaymentBatchShortage {
  readonly account: PaymentBatchAccount;
  readonly debited: Money;
  readonly short: Money;
}

/** The totals of a batch by currency, in the order in which currencies first come. */
export function totalPaymentBatch(rows: readonly PayableRow[]): PaymentBatchTotal[] {
  const totals = new Map<CurrencyCode, PaymentBatchTotal>();
  for (const { amount, senderFee, debited } of rows) {
    const { currency } = amount;
    const nothing = money(0n, currency);
    const so = totals.get(currency) ?? { currency, payments: 0, amount: nothing, fee: nothing, debited: nothing };
    totals.set(currency, {
      currency,
      payments: so.payments + 1,
      amount: add(so.amount, amount),
      fee: add(so.fee, senderFee),
      debited: add(so.debited, debited),
    });
  }
  return [...totals.values()];
}

/** The accounts whose money does not suffice for the whole batch. */
export function shortOfPaymentBatch(rows: readonly PayableRow[]): PaymentBatchShortage[] {
  const needs = new Map<string, { account: PaymentBatchAccount; debited: Money }>();
  for (const { account, debited } of rows) {
    const so = needs.get(account.id);
    needs.set(account.id, { account, debited: so ? add(so.debited, debited) : debited });
  }
  return [...needs.values()].flatMap(({ account, debited }) => {
    const available = readWireMoney(account.available);
    const left = available && subtract(available, debited);
    return left && isNegative(left) ? [{ account, debited, short: subtract(debited, available) }] : [];
  });
}

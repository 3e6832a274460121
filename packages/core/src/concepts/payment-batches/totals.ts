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

/** What an account pays of a batch. */
export interface PaymentBatchPayer extends PaymentBatchTotal {
  readonly account: PaymentBatchAccount;
  /** What the account has left then; negative where its money does not suffice. */
  readonly left: Money;
}

/** The totals of a batch by currency, in the order in which currencies first come. */
export function totalPaymentBatch(rows: readonly PayableRow[]): PaymentBatchTotal[] {
  return totals(rows, ({ amount }) => amount.currency).map(({ total }) => total);
}

/** What each account pays of a batch, in the order in which accounts first come. */
export function payersOfPaymentBatch(rows: readonly PayableRow[]): PaymentBatchPayer[] {
  return totals(rows, ({ account }) => account.id).map(({ total, first: { account } }) => {
    const available = readWireMoney(account.available) ?? money(0n, total.currency);
    return { ...total, account, left: subtract(available, total.debited) };
  });
}

/** The accounts whose money does not suffice for all that they pay of a batch. */
export function shortOfPaymentBatch(rows: readonly PayableRow[]): PaymentBatchPayer[] {
  return payersOfPaymentBatch(rows).filter(({ left }) => isNegative(left));
}

function totals(rows: readonly PayableRow[], keyOf: (row: PayableRow) => string) {
  const found = new Map<string, { readonly first: PayableRow; readonly total: PaymentBatchTotal }>();
  for (const row of rows) {
    const { amount, senderFee, debited } = row;
    const { currency } = amount;
    const nothing = money(0n, currency);
    const so = found.get(keyOf(row));
    const total = so?.total ?? { currency, payments: 0, amount: nothing, fee: nothing, debited: nothing };
    found.set(keyOf(row), {
      first: so?.first ?? row,
      total: {
        currency,
        payments: total.payments + 1,
        amount: add(total.amount, amount),
        fee: add(total.fee, senderFee),
        debited: add(total.debited, debited),
      },
    });
  }
  return [...found.values()];
}

import {
  type Account,
  add,
  type Card,
  type CardTopUp,
  compare,
  isPositive,
  readWireMoney,
  toWireMoney,
  type WireMoney,
} from '@corridor/core';
import { type ObjectSchema, object, string } from 'yup';

/** What the dialog of a top-up holds. */
export interface TopUpValues {
  accountId: string;
  /** Decimal text in the card's currency. */
  amount: string;
}

/** What the dialog sends; null while it is no amount above zero. */
export function toTopUp({ accountId, amount }: TopUpValues, currency: WireMoney['currency']): CardTopUp | null {
  const money = readWireMoney({ amount, currency });
  return money && isPositive(money) ? { accountId, amount: toWireMoney(money) } : null;
}

/** Whether an account has what would be taken of it. */
export function covers({ available }: Pick<Account, 'available'>, taken: WireMoney): boolean {
  const [has, wants] = [readWireMoney(available), readWireMoney(taken)];
  return has !== null && wants !== null && has.currency === wants.currency && compare(wants, has) <= 0;
}

/** A card's balance once an amount was put on it. */
export function balanceAfter({ balance }: Pick<Card, 'balance'>, amount: WireMoney): WireMoney {
  const [has, more] = [readWireMoney(balance), readWireMoney(amount)];
  return has && more && has.currency === more.currency ? toWireMoney(add(has, more)) : balance;
}

/** What the dialog accepts with these accounts; its messages are message keys. */
export function topUpSchema(accounts: readonly Account[], currency: WireMoney['currency']): ObjectSchema<TopUpValues> {
  return object({
    accountId: string().required('cards.topUp.accountRequired'),
    amount: string()
      .required('cards.topUp.amountRequired')
      .test('amount', 'cards.topUp.amountWrong', (amount) => toTopUp({ accountId: '', amount }, currency) !== null)
      .test('covered', 'cards.topUp.insufficient', (amount, { parent }) => {
        const account = accounts.find(({ id }) => id === parent.accountId);
        const asked = toTopUp({ accountId: '', amount }, currency);
        return !account || !asked || covers(account, asked.amount);
      }),
  });
}

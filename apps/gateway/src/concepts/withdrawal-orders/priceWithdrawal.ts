import {
  add,
  type Money,
  toWireMoney,
  type WithdrawalOrderInput,
  type WithdrawalPrice,
  withdrawalFee,
} from '@corridor/core';
import type { Call } from '../../platform/call';
import { isUuid } from '../../platform/database';
import { minorOf, requireMinimum, storedMoney } from '../../platform/money';
import { invalid } from '../../platform/refusals/refusals';
import { findWithdrawalAccount, type StoredWithdrawalAccount } from '../withdrawal-accounts';

/** What a withdrawal to an account costs. */
export interface PricedWithdrawal {
  readonly to: StoredWithdrawalAccount;
  readonly amount: Money;
  readonly fee: Money;
}

type Find = (call: Call, id: string) => Promise<StoredWithdrawalAccount>;

/** Prices a withdrawal without ordering it. @throws Refusal that names what does not fit */
export async function priceWithdrawal(call: Call, input: WithdrawalOrderInput): Promise<WithdrawalPrice> {
  const { amount, fee } = await pricedWithdrawal(call, input, findWithdrawalAccount);
  const received = toWireMoney(amount);
  return { amount: received, fee: toWireMoney(fee), debited: toWireMoney(add(amount, fee)), received };
}

/** Finds the withdrawal account and the fee, which is taken beside the amount. @throws Refusal that names what does not fit */
export async function pricedWithdrawal(call: Call, input: WithdrawalOrderInput, find: Find): Promise<PricedWithdrawal> {
  const to = await requireDestination(call, input.withdrawalAccountId, find);
  if (input.amount.currency !== to.currency) {
    throw invalid([{ path: 'amount.currency', reason: 'refusals.withdrawalAccountCurrency' }]);
  }
  const amount = storedMoney(minorOf(input.amount), to.currency);
  requireMinimum(amount);
  return { to, amount, fee: withdrawalFee(amount) };
}

async function requireDestination(call: Call, id: string, find: Find): Promise<StoredWithdrawalAccount> {
  const path = 'withdrawalAccountId';
  if (!isUuid(id)) throw invalid([{ path, reason: 'refusals.unknownWithdrawalAccount' }]);
  const stored = await find(call, id);
  if (stored.status !== 1) throw invalid([{ path, reason: 'refusals.withdrawalAccountOff' }]);
  return stored;
}

import { isPositive, type WithdrawalOrderDetail, type WithdrawalOrderInput, withdrawalFee } from '@corridor/core';
import { findAccount, type StoredAccount } from '../accounts';
import { invalid } from '../app/refusals';
import type { Call } from '../call';
import { isUuid } from '../database';
import { minorOf, storedMoney } from '../money';
import { placeOrder } from '../orders';
import { lockWithdrawalAccount, type StoredWithdrawalAccount } from '../withdrawal-accounts';
import { getWithdrawalOrder } from './findWithdrawalOrder';

/** Orders a withdrawal: amount and fee are set aside until a bank takes it in. @throws Refusal that names what does not fit */
export async function createWithdrawalOrder(call: Call, input: WithdrawalOrderInput): Promise<WithdrawalOrderDetail> {
  const { tx, now, principal, requestId } = call;
  const to = await requireDestination(call, input.withdrawalAccountId);
  if (input.amount.currency !== to.currency) {
    throw invalid([{ path: 'amount.currency', reason: 'must be the currency of the withdrawal account' }]);
  }
  const amount = storedMoney(minorOf(input.amount), to.currency);
  if (!isPositive(amount)) throw invalid([{ path: 'amount.amount', reason: 'must be above zero' }]);
  const fee = withdrawalFee(amount);
  const id = await placeOrder(tx, {
    kind: 'withdrawal-order',
    account: await requireAccount(call, to),
    amount,
    fee,
    senderFee: fee,
    feeDirection: 'sender',
    destinationId: to.id,
    destinationName: to.holderName,
    accountEnding: to.accountNumber.slice(-4),
    bankName: to.bankName,
    bankCountry: to.bankCountry,
    paymentMethod: 'local',
    reference: `Withdrawal ${requestId}`,
    details: {},
    counterpartyAccount: to.accountNumber,
    requestId,
    createdBy: principal.name,
    at: now,
  });
  await call.audit({ action: 'create', subject: 'withdrawal-order', subjectId: id, after: { ...input } });
  return getWithdrawalOrder(call, id);
}

async function requireDestination(call: Call, id: string): Promise<StoredWithdrawalAccount> {
  const path = 'withdrawalAccountId';
  if (!isUuid(id)) throw invalid([{ path, reason: 'there is no such withdrawal account' }]);
  const stored = await lockWithdrawalAccount(call, id);
  if (stored.status !== 1) throw invalid([{ path, reason: 'this withdrawal account is not verified and enabled' }]);
  return stored;
}

async function requireAccount(
  { tx, principal }: Call,
  { ownerId, currency }: StoredWithdrawalAccount,
): Promise<StoredAccount> {
  const account = await findAccount(tx, { partnerId: principal.partnerId, ownerId, currency });
  if (!account) throw invalid([{ path: 'amount.currency', reason: 'this owner has no account in this currency' }]);
  return account;
}

import type { WithdrawalOrderDetail, WithdrawalOrderInput } from '@corridor/core';
import type { Call } from '../../platform/call';
import { invalid } from '../../platform/refusals/refusals';
import { findAccount, type StoredAccount } from '../accounts';
import { placeOrder } from '../orders';
import { lockWithdrawalAccount, type StoredWithdrawalAccount } from '../withdrawal-accounts';
import { getWithdrawalOrder } from './findWithdrawalOrder';
import { pricedWithdrawal } from './priceWithdrawal';

/** Orders a withdrawal: amount and fee are set aside until a bank takes it in. @throws Refusal that names what does not fit */
export async function createWithdrawalOrder(call: Call, input: WithdrawalOrderInput): Promise<WithdrawalOrderDetail> {
  const { tx, now, principal, requestId } = call;
  const { to, amount, fee } = await pricedWithdrawal(call, input, lockWithdrawalAccount);
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

async function requireAccount(
  { tx, principal }: Call,
  { ownerId, currency }: StoredWithdrawalAccount,
): Promise<StoredAccount> {
  const account = await findAccount(tx, { partnerId: principal.partnerId, ownerId, currency });
  if (!account) throw invalid([{ path: 'amount.currency', reason: 'refusals.noAccountInCurrency' }]);
  return account;
}

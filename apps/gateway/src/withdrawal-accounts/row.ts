import { subject } from '@casl/ability';
import {
  type WithdrawalAccount,
  type WithdrawalAccountAction,
  type WithdrawalAccountDetail,
  withdrawalAccountActionsFor,
} from '@corridor/core';
import type { Principal } from '../call';
import type { StoredWithdrawalAccount } from './table';

/** A stored withdrawal account as lists show it to a user. */
export function toWithdrawalAccount(stored: StoredWithdrawalAccount, principal: Principal): WithdrawalAccount {
  return {
    id: stored.id,
    productType: stored.productType,
    ownerId: stored.ownerId,
    ownerName: stored.ownerName,
    currency: stored.currency,
    bankCountry: stored.bankCountry,
    bankName: stored.bankName,
    holderName: stored.holderName,
    accountNumberType: stored.accountNumberType,
    accountEnding: stored.accountNumber.slice(-4),
    status: stored.status,
    reason: stored.reason,
    createdAt: stored.createdAt.toISOString(),
    verifiedAt: stored.verifiedAt?.toISOString() ?? null,
    allowedActions: allowedActions(stored, principal),
  };
}

/** The whole record of a stored withdrawal account. */
export function toWithdrawalDetail(stored: StoredWithdrawalAccount, principal: Principal): WithdrawalAccountDetail {
  const { accountNumber, pixKeyType, routingCodeType, routingCode } = stored;
  return { ...toWithdrawalAccount(stored, principal), accountNumber, pixKeyType, routingCodeType, routingCode };
}

/** What a withdrawal account's status and a user's roles both allow. */
export function allowedActions(stored: StoredWithdrawalAccount, { ability }: Principal): WithdrawalAccountAction[] {
  const record = subject('withdrawal-account', { ...stored });
  return withdrawalAccountActionsFor(stored.status, stored.verifiedAt !== null).filter((action) =>
    ability.can(action, record),
  );
}

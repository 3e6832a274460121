import {
  type WithdrawalAccount,
  type WithdrawalAccountAction,
  type WithdrawalAccountDetail,
  type WithdrawalAccountEvent,
  withdrawalAccountActionsFor,
} from '@corridor/core';
import type { Principal } from '../../platform/call';
import { type Acted, allowedActions } from '../../platform/resource';
import type { KnownWithdrawalAccount } from './use';

/** A stored withdrawal account as lists show it to a user. */
export function toWithdrawalAccount(stored: KnownWithdrawalAccount, principal: Principal): WithdrawalAccount {
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
    routingCodeType: stored.routingCodeType,
    routingCode: stored.routingCode,
    status: stored.status,
    rejectionReasons: stored.rejectionReasons,
    reason: stored.reason,
    createdAt: stored.createdAt.toISOString(),
    verifiedAt: stored.verifiedAt?.toISOString() ?? null,
    allowedActions: allowedActions(principal, actedOn(stored)),
  };
}

/** The whole record of a stored withdrawal account. */
export function toWithdrawalDetail(
  stored: KnownWithdrawalAccount,
  timeline: WithdrawalAccountEvent[],
  principal: Principal,
): WithdrawalAccountDetail {
  const { accountNumber, pixKeyType } = stored;
  return { ...toWithdrawalAccount(stored, principal), accountNumber, pixKeyType, timeline };
}

/** What decides which actions a withdrawal account allows. */
export function actedOn(stored: KnownWithdrawalAccount): Acted<WithdrawalAccountAction> {
  const { status, verifiedAt, isUsed } = stored;
  const possible = withdrawalAccountActionsFor(status, { isVerified: verifiedAt !== null, isUsed });
  return { segment: 'withdrawal-account', stored, possible };
}

import {
  accountOf,
  accountType,
  type Beneficiary,
  type BeneficiaryAction,
  type BeneficiaryDetail,
  type BeneficiaryDraft,
  beneficiaryActionsFor,
  beneficiaryGap,
  normalizeIdentifier,
  payeeName,
  referenceKindOf,
} from '@corridor/core';
import type { Principal } from '../../platform/call';
import { type Acted, allowedActions } from '../../platform/resource';
import type { StoredBeneficiary } from './table';

const ENDING = 4;

/** A stored beneficiary as lists show it. */
export function toBeneficiary(stored: StoredBeneficiary, principal: Principal): Beneficiary {
  const { id, name, payeeType, accountType: kind, bankCountry, currency, paymentMethod } = stored;
  const { bankName, accountEnding, status, createdAt, updatedAt } = stored;
  return {
    id,
    name,
    payeeType,
    accountType: kind,
    bankCountry,
    currency,
    paymentMethod,
    bankName,
    accountEnding,
    referenceKind: referenceKindOf(stored.details.bank),
    status,
    gap: beneficiaryGap(draftOf(stored)),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    allowedActions: allowedActions(principal, actedOn(stored)),
  };
}

/** What decides which actions a beneficiary allows. */
export function actedOn(stored: StoredBeneficiary): Acted<BeneficiaryAction> {
  const rights = { duplicate: 'create' };
  return { segment: 'beneficiary', stored, possible: beneficiaryActionsFor(stored.status), rights };
}

/** The whole record of a stored beneficiary. */
export function toDetail(stored: StoredBeneficiary, principal: Principal): BeneficiaryDetail {
  return { ...toBeneficiary(stored, principal), ...stored.details };
}

/** A stored beneficiary as it was filled in. */
export function draftOf({ details, ...stored }: StoredBeneficiary): BeneficiaryDraft {
  const { bankCountry, currency, paymentMethod, payeeType, accountType: kind } = stored;
  return {
    bankCountry,
    currency,
    paymentMethod,
    payeeType,
    accountType: kind,
    bank: details.bank,
    payee: details.payee,
    intermediaryBank: details.intermediaryBank ?? undefined,
    feeDirection: details.feeDirection ?? undefined,
    purpose: details.purpose ?? undefined,
    invoiceKind: details.invoiceKind ?? undefined,
  };
}

/** The columns of a draft that core's rules have read. */
export function columnsOf(draft: BeneficiaryDraft) {
  const { bankCountry, currency, paymentMethod, payeeType, accountType: kind, bank, payee, ...rest } = draft;
  const account = normalizeIdentifier(accountOf(bank));
  return {
    name: payeeName(draft),
    payeeType,
    accountType: kind ?? accountType.code.bankAccount,
    bankCountry,
    currency,
    paymentMethod,
    bankName: bank.name ?? null,
    account,
    accountEnding: account.slice(-ENDING),
    route: routeOf(draft),
    details: {
      bank,
      payee,
      intermediaryBank: rest.intermediaryBank ?? null,
      feeDirection: rest.feeDirection ?? null,
      purpose: rest.purpose ?? null,
      invoiceKind: rest.invoiceKind ?? null,
    },
  };
}

// An IBAN, CLABE or PIX key names the account alone; an account number only with its bank.
function routeOf({ bank, bankCountry }: BeneficiaryDraft): string {
  const { iban, pixKey, routingCodes = {}, bsb, branchCode, bankCode } = bank;
  if (iban ?? pixKey ?? routingCodes.clabe) return '';
  const codes = Object.entries(routingCodes).map(([type, code]) => `${type}=${code ?? ''}`);
  return [bankCountry, ...codes.sort(), bsb, branchCode, bankCode].filter(Boolean).join(' ');
}

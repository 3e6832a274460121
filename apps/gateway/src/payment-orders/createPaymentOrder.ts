import {
  accountOf,
  type BeneficiaryDetail,
  type BeneficiaryDraft,
  type PaymentOrderDetail,
  type PaymentOrderInput,
} from '@corridor/core';
import { findAccount, requireOwner, type StoredAccount } from '../accounts';
import { invalid } from '../app/refusals';
import type { Call } from '../call';
import { placeOrder } from '../orders';
import { getPaymentOrder } from './findPaymentOrder';
import { type PricedPayment, priced } from './pricePayment';
import type { PaymentDetails } from './row';

/** Orders a payment: its money and fee are set aside until a bank takes it in. @throws Refusal that names what does not fit */
export async function createPaymentOrder(call: Call, input: PaymentOrderInput): Promise<PaymentOrderDetail> {
  const { tx, now, principal, requestId } = call;
  const price = await priced(call, input);
  const { beneficiary, amount, fee, senderFee, feeDirection } = price;
  const account = await requireAccount(call, input, price);
  const id = await placeOrder(tx, {
    kind: 'payment-order',
    account,
    amount,
    fee,
    senderFee,
    feeDirection,
    destinationId: beneficiary.id,
    destinationName: beneficiary.name,
    accountEnding: beneficiary.accountEnding,
    bankName: beneficiary.bankName ?? '',
    bankCountry: beneficiary.bankCountry,
    paymentMethod: beneficiary.paymentMethod,
    reference: input.reference,
    details: detailsOf(beneficiary, input),
    counterpartyAccount: accountOf(beneficiary.bank),
    requestId,
    createdBy: principal.name,
    at: now,
  });
  await call.audit({ action: 'create', subject: 'payment-order', subjectId: id, after: { ...input } });
  return getPaymentOrder(call, id);
}

async function requireAccount(
  call: Call,
  { ownerId }: PaymentOrderInput,
  { amount: { currency } }: PricedPayment,
): Promise<StoredAccount> {
  await requireOwner(call, ownerId);
  const account = await findAccount(call.tx, { partnerId: call.principal.partnerId, ownerId, currency });
  if (!account) throw invalid([{ path: 'amount.currency', reason: 'this owner has no account in this currency' }]);
  return account;
}

/** The beneficiary as it is now: what it becomes later does not change the order. */
function detailsOf(
  beneficiary: BeneficiaryDetail,
  { purpose }: PaymentOrderInput,
): PaymentDetails & Record<string, unknown> {
  const { bankCountry, currency, paymentMethod, payeeType, accountType, bank, payee, intermediaryBank } = beneficiary;
  const draft: BeneficiaryDraft = {
    bankCountry,
    currency,
    paymentMethod,
    payeeType,
    accountType,
    bank,
    payee,
    ...(intermediaryBank ? { intermediaryBank } : {}),
  };
  return { beneficiary: draft, purpose: purpose ?? beneficiary.purpose };
}

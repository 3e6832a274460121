import { accountOf, type Money, money, paymentFee, splitFee, withdrawalFee } from '@corridor/core';
import type { StoredAccount } from '../../concepts/accounts';
import type { beneficiaryTable } from '../../concepts/beneficiaries';
import type { OutgoingDraft } from '../../concepts/orders';
import type { withdrawalAccountTable } from '../../concepts/withdrawal-accounts';
import type { Random } from '../../platform/seeding/createRandom';
import { type DemoRole, demoColleague } from '../../platform/seeding/partners';

type Beneficiary = typeof beneficiaryTable.$inferSelect;
type WithdrawalAccount = typeof withdrawalAccountTable.$inferSelect;

const CREATORS: readonly DemoRole[] = ['finance', 'administrator'];
const REFERENCES = ['Invoice', 'Salary', 'Supplier settlement', 'Customs duty', 'Service contract', 'Logistics'];

/** A payment of the demo's history to a beneficiary. */
export function paymentDraft(
  account: StoredAccount,
  to: Beneficiary,
  amount: Money,
  at: Date,
  random: Random,
): OutgoingDraft | null {
  const fee = paymentFee(to.paymentMethod, amount);
  const feeDirection = to.details.feeDirection ?? 'shared';
  const split = splitFee(amount, fee, feeDirection);
  if (!split) return null;
  const { bankCountry, currency, paymentMethod, payeeType, accountType, details } = to;
  const { bank, payee, purpose } = details;
  const beneficiary = { bankCountry, currency, paymentMethod, payeeType, accountType, bank, payee };
  return {
    ...common(account, amount, at, random),
    kind: 'payment-order',
    fee,
    senderFee: split.senderFee,
    feeDirection,
    destinationId: to.id,
    destinationName: to.name,
    accountEnding: to.accountEnding,
    bankName: to.bankName ?? '',
    bankCountry,
    paymentMethod,
    reference: `${random.pick(REFERENCES)} ${random.between(1_000, 9_999)}`,
    details: { beneficiary, purpose: purpose ?? null },
    counterpartyAccount: accountOf(bank),
  };
}

/** A withdrawal of the demo's history to an owner's own bank account. */
export function withdrawalDraft(
  account: StoredAccount,
  to: WithdrawalAccount,
  amount: Money,
  at: Date,
  random: Random,
): OutgoingDraft {
  const fee = withdrawalFee(amount);
  const shared = common(account, amount, at, random);
  return {
    ...shared,
    kind: 'withdrawal-order',
    fee,
    senderFee: fee,
    feeDirection: 'sender',
    destinationId: to.id,
    destinationName: to.holderName,
    accountEnding: to.accountNumber.slice(-4),
    bankName: to.bankName,
    bankCountry: to.bankCountry,
    paymentMethod: 'local',
    reference: `Withdrawal ${shared.requestId}`,
    details: {},
    counterpartyAccount: to.accountNumber,
  };
}

/** A part of what an account has, in whole major units where there are such. */
export function partOf(available: bigint, account: StoredAccount, random: Random): Money {
  const share = (available * BigInt(random.between(2, 18))) / 100n;
  return money(share > 10_000n ? share - (share % 100n) : share, account.currency);
}

function common(account: StoredAccount, amount: Money, at: Date, random: Random) {
  const requestId = `SA${random.between(100, 999)}${at.getTime()}`;
  return { account, amount, at, requestId, createdBy: demoColleague(account.partnerId, random.pick(CREATORS)) };
}

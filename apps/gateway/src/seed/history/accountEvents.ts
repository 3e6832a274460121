import { type AccountTransactionType, type Money, money, type TransactionStatus } from '@corridor/core';
import type { StoredAccount, SystemKind } from '../../concepts/accounts';
import { type Leg, movement } from '../../ledger';
import type { Random } from '../../platform/seeding/createRandom';
import type { DemoEvent } from './bookEvents';
import { DEMO_PAYERS, DEMO_REFERENCES } from './demoPayers';

/** A step of an account's demo history: what happens, when, and how much. */
export interface DemoStep {
  readonly account: StoredAccount;
  readonly at: Date;
  readonly type: AccountTransactionType;
  readonly status: TransactionStatus;
  readonly amount: Money;
  readonly fee: Money;
  /** True if it adds to the account. */
  readonly credit: boolean;
}

type Kind = readonly [type: AccountTransactionType, status: TransactionStatus, credit: boolean];

const KINDS: readonly (readonly [Kind, number])[] = [
  [[100, 1, true], 46],
  [[120, 1, true], 3],
  [[121, 1, false], 3],
  [[500, 1, false], 14],
  [['topup', 1, false], 9],
  [['rebate', 1, true], 6],
  [['refund', 1, true], 5],
  [['adjustment', 1, true], 3],
  [['adjustment', 1, false], 3],
  [[111, 5, false], 3],
  [[110, 7, false], 2],
  [[100, 11, true], 2],
  [[111, 8, false], 1],
];

const DAY = 86_400_000;

const SCALE: Readonly<Record<string, bigint>> = {
  JPY: 150n,
  MXN: 1_800n,
  BRL: 550n,
  CNY: 700n,
  KWD: 300n,
  SEK: 1_000n,
};

/** The steps of an account since it was opened, in order; none takes more than is there. */
export function* accountSteps(account: StoredAccount, now: Date, random: Random): Generator<DemoStep> {
  const steps = random.between(5, account.productType === 10 ? 24 : 12);
  const span = now.getTime() - account.openedAt.getTime() - DAY / 2;
  const instants = Array.from(
    { length: steps },
    () => account.openedAt.getTime() + random.next() * Math.max(span, DAY / 4),
  );
  let balance = 0n;
  for (const [index, instant] of instants.sort((a, b) => a - b).entries()) {
    const [type, status, credit] = index === 0 ? ([100, 1, true] as const) : random.weighed(KINDS);
    const amount = amountOf(account, type, balance, random);
    const fee = type === 100 && random.chance(0.5) ? amount / 400n : 0n;
    const at = new Date(Math.min(Math.floor(instant), now.getTime() - 60_000));
    if (amount <= 0n) continue;
    if (status === 1) balance += credit ? amount - fee : -amount;
    const of = (minor: bigint) => money(minor, account.currency);
    yield { account, at, type, status, amount: of(amount), fee: of(fee), credit };
  }
}

function amountOf(account: StoredAccount, type: AccountTransactionType, balance: bigint, random: Random): bigint {
  const unit = unitOf(account.currency);
  if (type === 100) return unit * BigInt(random.between(180, 48_000)) + BigInt(random.between(0, 99));
  if (type === 500) return least(unit * BigInt(random.between(1, 40)), balance);
  if (type === 'rebate' || type === 'adjustment') return least(unit * BigInt(random.between(1, 90)), balance);
  return least(unit * BigInt(random.between(20, 9_000)), balance / 2n);
}

/** How many minor units of a currency are about a dollar's worth. */
export function unitOf(currency: string): bigint {
  return SCALE[currency] ?? 100n;
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

/** What a step books and what the owner sees of it. */
export async function eventOf(
  step: DemoStep,
  random: Random,
  system: (kind: SystemKind) => Promise<string>,
): Promise<DemoEvent> {
  const { account, at, type, status, amount, fee } = step;
  const isOutside = type === 100 || type === 111 || type === 110;
  const [counterpartyName, counterpartyAccount, country] = random.pick(DEMO_PAYERS);
  const other = isOutside ? { counterpartyName, counterpartyAccount, country } : {};
  const reference = isOutside ? `${random.pick(DEMO_REFERENCES)} ${random.between(10_000, 99_999)}` : null;
  const source = type === 100 && status === 1 ? { source: { kind: 'deposit', id: random.id(at) } as const } : {};
  const transaction = { id: random.id(at), account, type, status, amount, fee, reference, at, ...other, ...source };
  if (status !== 1)
    return { posting: null, transactions: [{ ...transaction, status: unbookedStatus(status, amount) }] };
  const legs = await legsOf(step, system);
  return { posting: { partnerId: account.partnerId, kind: String(type), legs, at }, transactions: [transaction] };
}

// Some that wait are not more than noted yet, and some that were cancelled are the cancelling itself.
function unbookedStatus(status: TransactionStatus, { minor }: Money): TransactionStatus {
  if (minor % 4n !== 0n) return status;
  if (status === 11) return 4;
  return status === 7 ? 6 : status;
}

async function legsOf({ account, type, amount, fee, credit }: DemoStep, system: (kind: SystemKind) => Promise<string>) {
  const other = await system(type === 500 ? 'fees' : 'clearing');
  const legs: Leg[] = credit
    ? [...movement(other, account.availableId, amount)]
    : [...movement(account.availableId, other, amount)];
  if (fee.minor > 0n) legs.push(...movement(account.availableId, await system('fees'), fee));
  return legs;
}

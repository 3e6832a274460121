import {
  APPROVAL_HOURS,
  type Approvable,
  type CaughtBy,
  convert,
  fromWireMoney,
  HAND_WINDOW_HOURS,
  isCaught,
  type Money,
  users,
} from '@corridor/core';
import { and, eq, ne } from 'drizzle-orm';
import type { Call, PrincipalPolicy } from '../../platform/call';
import { currencyOf, storedMoney, wireMoney } from '../../platform/money';
import { Refusal } from '../../platform/refusals/Refusal';
import { midRateOf } from '../exchange-quotes/rates';
import { colleagueOf } from '../session/colleagueOf';
import { userTable as u } from '../session/table';
import { decidesOn } from './shown';

/** A policy that catches a write, and how long a request waits under it. */
export interface Catching {
  readonly policy: CaughtBy;
  readonly hours: number;
}

/** What keeps changes of policies and of people where a partner's own policies say nothing of them. */
const BY_DEFAULT: Catching = {
  policy: {
    policyId: null,
    version: 0,
    threshold: null,
    approvers: 1,
    roleId: null,
    roleName: null,
    windowHours: HAND_WINDOW_HOURS,
  },
  hours: APPROVAL_HOURS,
};

/** The policies of the caller's partner that are about writes of a kind. */
function policiesOf({ principal }: Pick<Call, 'principal'>, kind: string): readonly PrincipalPolicy[] {
  return principal.policies.filter((policy) => policy.kind === kind);
}

// That of reviews catches nothing, nor does one that asks for nobody: they only say that somebody may act alone.
function isKeeping({ kind, approvers }: PrincipalPolicy): boolean {
  return kind !== 'reviews' && approvers > 0;
}

/** Returns true if a write of a kind may be caught: changes of policies and of people are as soon as there is any policy. */
export function mayBeCaught(caller: Pick<Call, 'principal'>, { kind }: Approvable<object>): boolean {
  const own = policiesOf(caller, kind);
  if (own.length === 0) return (kind === 'policies' || kind === 'people') && caller.principal.policies.some(isKeeping);
  return own.some(isKeeping);
}

/** The policies that catch an amount of a kind. */
export async function catching(call: Call, kind: string, amount: Money | null): Promise<Catching[]> {
  const own = policiesOf(call, kind);
  if (own.length === 0 && call.principal.policies.some(isKeeping)) {
    if (kind === 'policies') return [BY_DEFAULT];
    if (kind === 'people') return (await isServed(call)) ? [BY_DEFAULT] : [];
  }
  const caught: Catching[] = [];
  for (const policy of own.filter(isKeeping)) if (await catches(call, policy, amount)) caught.push(toCatching(policy));
  return caught;
}

/** The policies that catch a record as a write would leave it; `record` is null where it would leave none. */
export function catchingRecord(call: Call, approvable: Approvable<object>, record: object | null): Promise<Catching[]> {
  const amount = record && approvable.amountOf(record);
  return catching(call, approvable.kind, amount && fromWireMoney(amount));
}

// Nobody asked for this policy: a company whose only administrator adds the second one must not wait for people who are not there.
async function isServed({ tx, principal, asked: { action } }: Call): Promise<boolean> {
  const others = await tx
    .select({ id: u.id })
    .from(u)
    .where(and(eq(u.partnerId, principal.partnerId), eq(u.enabled, true), ne(u.id, principal.userId)));
  for (const { id } of others) {
    const colleague = await colleagueOf(tx, id);
    const write = { subject: users.segment, action, body: {} };
    if (colleague && decidesOn(colleague.principal, write, 'approve')) return true;
  }
  return false;
}

async function catches(call: Call, policy: PrincipalPolicy, amount: Money | null): Promise<boolean> {
  const threshold = thresholdOf(policy);
  return isCaught(threshold, threshold && amount && (await inCurrencyOf(call, threshold, amount)));
}

// What has no rate, or one that is too old, cannot be judged, and is caught.
async function inCurrencyOf(call: Call, { currency }: Money, amount: Money): Promise<Money | null> {
  if (amount.currency === currency) return amount;
  try {
    const { partnerId } = call.principal;
    const question = { partnerId, sell: amount.currency, buy: currency, at: call.now, rates: call.services.rates };
    const { midRate } = await midRateOf(call.tx, question);
    return convert(amount, midRate, currency, 'up');
  } catch (reason) {
    if (reason instanceof Refusal) return null;
    throw reason;
  }
}

function thresholdOf({ currency, amount }: PrincipalPolicy): Money | null {
  return currency === null || amount === null ? null : storedMoney(BigInt(amount), currencyOf(currency));
}

function toCatching(of: PrincipalPolicy): Catching {
  const { id, version, currency, amount, approvers, roleId, roleName, hours, windowHours } = of;
  const threshold = currency === null || amount === null ? null : wireMoney(BigInt(amount), currency);
  return { policy: { policyId: id, version, threshold, approvers, roleId, roleName, windowHours }, hours };
}

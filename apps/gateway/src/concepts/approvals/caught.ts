import {
  APPROVAL_HOURS,
  type Approvable,
  type CaughtBy,
  convert,
  fromWireMoney,
  isCaught,
  type Money,
} from '@corridor/core';
import type { Call, PrincipalPolicy } from '../../platform/call';
import { currencyOf, storedMoney, wireMoney } from '../../platform/money';
import { Refusal } from '../../platform/refusals/Refusal';
import { midRateOf } from '../exchange-quotes/rates';

/** A policy that catches a write, and how long a request waits under it. */
export interface Catching {
  readonly policy: CaughtBy;
  readonly hours: number;
}

const CHANGES_OF_POLICIES: Catching = {
  policy: { policyId: null, version: 0, threshold: null, approvers: 1, roleId: null, roleName: null },
  hours: APPROVAL_HOURS,
};

/** The policies of the caller's partner that are about writes of a kind. */
function policiesOf({ principal }: Pick<Call, 'principal'>, kind: string): readonly PrincipalPolicy[] {
  return principal.policies.filter((policy) => policy.kind === kind);
}

// That of reviews catches nothing: it only says whether somebody may approve alone.
function protectsPolicies({ principal }: Pick<Call, 'principal'>): boolean {
  return principal.policies.some(({ kind }) => kind !== 'reviews');
}

/** Returns true if a write of a kind may be caught: changes of policies are as soon as there is any. */
export function mayBeCaught(caller: Pick<Call, 'principal'>, { kind }: Approvable<object>): boolean {
  if (kind === 'policies') return protectsPolicies(caller);
  return policiesOf(caller, kind).length > 0;
}

/** The policies that catch an amount of a kind. */
export async function catching(call: Call, kind: string, amount: Money | null): Promise<Catching[]> {
  const own = policiesOf(call, kind);
  if (kind === 'policies' && own.length === 0 && protectsPolicies(call)) return [CHANGES_OF_POLICIES];
  const caught: Catching[] = [];
  for (const policy of own) if (await catches(call, policy, amount)) caught.push(toCatching(policy));
  return caught;
}

/** The policies that catch a record as a write would leave it; `record` is null where it would leave none. */
export function catchingRecord(call: Call, approvable: Approvable<object>, record: object | null): Promise<Catching[]> {
  const amount = record && approvable.amountOf(record);
  return catching(call, approvable.kind, amount && fromWireMoney(amount));
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

function toCatching({ id, version, currency, amount, approvers, roleId, roleName, hours }: PrincipalPolicy): Catching {
  const threshold = currency === null || amount === null ? null : wireMoney(BigInt(amount), currency);
  return { policy: { policyId: id, version, threshold, approvers, roleId, roleName }, hours };
}

import { describe, expect, it } from 'vitest';
import { money } from '../../money';
import { type AuthorizationCase, declineReasonOf, responseCodeOf } from './rules';
import { mayClear, settlementOf } from './status';

const usd = (minor: number | bigint) => money(BigInt(minor), 'USD');
const parts = (authorized: number, reversed: number, cleared: number, expired = 0) => ({
  authorized: usd(authorized),
  reversed: usd(reversed),
  cleared: usd(cleared),
  expired: usd(expired),
});

describe('the hold of an authorization', () => {
  // @spec 4.settlement
  it.each([
    [parts(100, 0, 0), null, true],
    [parts(100, 40, 0), null, true],
    [parts(100, 100, 0), 'reversed', false],
    [parts(100, 0, 30), 'partialSettled', true],
    [parts(100, 70, 30), 'partialSettled', true],
    [parts(100, 0, 100), 'settled', true],
    [parts(100, 0, 130), 'overpaymentSettled', true],
    [parts(100, 0, 0, 100), null, true],
    [parts(100, 0, 50, 100), 'partialSettled', true],
  ] as const)('%o is %s, may clear: %s', (given, settlement, clears) => {
    expect(settlementOf(given)).toBe(settlement);
    expect(mayClear(given)).toBe(clears);
  });
});

describe('judging an authorization', () => {
  const limit = { overallTotal: usd(1000), daily: usd(300), monthly: usd(600), maxSingle: usd(200) };
  const none = { overallTotal: usd(0), daily: usd(0), monthly: usd(0) };
  const fair: AuthorizationCase<'USD'> = {
    status: 'normal',
    amount: usd(200),
    available: usd(200),
    limits: limit,
    used: none,
    maxDailyTransactions: 3,
    dailyTransactions: 2,
  };

  it.each([
    [{}, null, '00'],
    [{ status: 'unactivated' }, 'notActivated', '78'],
    [{ status: 'blocked' }, 'blocked', '62'],
    [{ status: 'lost' }, 'lost', '41'],
    [{ status: 'expired' }, 'expired', '54'],
    [{ status: 'closing' }, 'closed', '46'],
    [{ amount: usd(201) }, 'overSingleLimit', '61'],
    [{ dailyTransactions: 3 }, 'tooManyToday', '65'],
    [{ used: { ...none, daily: usd(101) } }, 'overDailyLimit', '61'],
    [{ used: { ...none, daily: usd(100) } }, null, '00'],
    [{ used: { ...none, monthly: usd(401) } }, 'overMonthlyLimit', '61'],
    [{ used: { ...none, overallTotal: usd(801) } }, 'overTotalLimit', '61'],
    [{ available: usd(199) }, 'insufficientFunds', '51'],
  ] as const)('%o: %s, response code %s', (change, reason, code) => {
    expect(declineReasonOf({ ...fair, ...change })).toBe(reason);
    expect(responseCodeOf(declineReasonOf({ ...fair, ...change }))).toBe(code);
  });
});

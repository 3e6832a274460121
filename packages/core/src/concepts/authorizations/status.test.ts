import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../../money';
import { type AuthorizationCase, declineReasonOf, responseCodeOf } from './rules';
import { mayClear, openHold, settlementOf } from './status';

const usd = (minor: number | bigint) => money(BigInt(minor), 'USD');
const parts = (authorized: number, reversed: number, cleared: number, expired = 0) => ({
  authorized: usd(authorized),
  reversed: usd(reversed),
  cleared: usd(cleared),
  expired: usd(expired),
});

describe('the hold of an authorization', () => {
  it.each([
    [parts(100, 0, 0), 100n, null, true],
    [parts(100, 40, 0), 60n, null, true],
    [parts(100, 100, 0), 0n, 'reversed', false],
    [parts(100, 0, 30), 70n, 'partialSettled', true],
    [parts(100, 70, 30), 0n, 'partialSettled', true],
    [parts(100, 0, 100), 0n, 'settled', true],
    [parts(100, 0, 130), 0n, 'overpaymentSettled', true],
    [parts(100, 0, 0, 100), 0n, null, true],
    [parts(100, 0, 50, 100), 0n, 'partialSettled', true],
  ] as const)('%o holds %s, is %s, may clear: %s', (given, held, settlement, clears) => {
    expect(openHold(given).minor).toBe(held);
    expect(settlementOf(given)).toBe(settlement);
    expect(mayClear(given)).toBe(clears);
  });

  it('is never negative and at most what was authorized', () => {
    const amount = fc.nat(1000);
    fc.assert(
      fc.property(amount, amount, amount, amount, (a, r, c, e) => {
        const given = parts(a, r, c, e);
        expect(openHold(given).minor).toBeGreaterThanOrEqual(0n);
        expect(openHold(given).minor).toBeLessThanOrEqual(BigInt(a));
      }),
    );
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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money';
import { type LinkSide, linkableOf, linkProblems, mostLinkable } from './rules';

const side = (amount: bigint, linked = 0n, change: Partial<LinkSide> = {}): LinkSide => ({
  ownerId: 'owner',
  amount: money(amount, 'EUR'),
  linked: money(linked, 'EUR'),
  ...change,
});
const dollars: Partial<LinkSide> = { amount: money(100n, 'USD'), linked: money(0n, 'USD') };

describe('linking', () => {
  it.each([
    [100n, side(100n), side(100n), null],
    [0n, side(100n), side(100n), ['amount.amount', 'amount']],
    [-1n, side(100n), side(100n), ['amount.amount', 'amount']],
    [51n, side(100n, 50n), side(100n), ['amount.amount', 'aboveMaterial']],
    [51n, side(100n), side(100n, 50n), ['amount.amount', 'aboveCollection']],
    [1n, side(100n, 0n, dollars), side(100n), ['materialId', 'otherCurrency']],
    [1n, side(100n, 0n, dollars), side(100n, 0n, dollars), ['amount.currency', 'otherCurrency']],
    [1n, side(100n, 0n, { ownerId: 'other' }), side(100n), ['materialId', 'otherOwner']],
  ] as const)('%s of %o to %o: %o', (amount, material, collection, expected) => {
    const problems = linkProblems(money(amount, 'EUR'), material, collection);
    const [path, reason] = expected ?? [];
    expect(problems).toEqual(path ? [{ path, reason: `materialLinks.problem.${reason}` }] : []);
  });

  it('takes the most that both sides leave and not a cent more, and never passes either', () => {
    const amount = fc.bigInt({ min: 1n, max: 10n ** 15n });
    const sides = fc
      .tuple(amount, fc.bigInt({ min: 0n, max: 100n }))
      .map(([all, part]) => side(all, (all * part) / 100n));
    fc.assert(
      fc.property(sides, sides, (material, collection) => {
        const most = mostLinkable(material, collection);
        if (most === null) throw new Error('both are of one owner and currency');
        expect(linkProblems(money(most.minor + 1n, 'EUR'), material, collection)).not.toEqual([]);
        if (most.minor === 0n) return;
        expect(linkProblems(money(most.minor, 'EUR'), material, collection)).toEqual([]);
        expect(linkableOf(material).minor - most.minor).toBeGreaterThanOrEqual(0n);
        expect(linkableOf(collection).minor - most.minor).toBeGreaterThanOrEqual(0n);
      }),
    );
    expect(mostLinkable(side(1n, 0n, dollars), side(1n))).toBeNull();
  });
});

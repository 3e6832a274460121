import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../../money';
import { type LinkSide, linkableOf, linkProblems, linksProblems, mostLinkable, type PlannedLink } from './rules';
import { materialLinkActionsFor } from './status';

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

describe('linking several at once', () => {
  const planned = (materialId: string, minor: bigint, material = side(100n)): PlannedLink => ({
    materialId,
    amount: money(minor, 'EUR'),
    material,
  });

  it('counts each against what those before it leave', () => {
    const collection = side(100n, 20n);
    expect(linksProblems([planned('a', 50n), planned('b', 30n)], collection)).toEqual([]);
    expect(linksProblems([planned('a', 50n), planned('b', 31n)], collection)).toEqual([
      { path: 'links.1.amount.amount', reason: 'materialLinks.problem.aboveCollection' },
    ]);
    expect(linksProblems([planned('a', 101n), planned('b', 80n), planned('b', 1n)], collection)).toEqual([
      { path: 'links.0.amount.amount', reason: 'materialLinks.problem.aboveMaterial' },
      { path: 'links.2.materialId', reason: 'materialLinks.problem.twice' },
    ]);
  });
});

it('links are taken back until their collection is approved', () => {
  const allowed = ([21, 22, 23, 26] as const).filter((status) => materialLinkActionsFor('linked', status).length > 0);
  expect(allowed).toEqual([21, 22, 23]);
  expect(materialLinkActionsFor('released', 23)).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { money } from '../../money';
import { matchOf } from './matching';

const collection = {
  linkable: money(100_00n, 'EUR'),
  payerName: 'Oberland Versand GmbH',
  receivedAt: '2026-03-02T10:00:00.000Z',
};
const material = (minor: bigint, buyerName: string, createdAt = '2026-01-02T10:00:00.000Z') => ({
  linkable: money(minor, 'EUR'),
  buyerName,
  createdAt,
});

describe('how well a material fits a collection', () => {
  it.each([
    [material(100_00n, 'Someone'), ['sameAmount']],
    [material(100_01n, 'Someone'), ['coversAll']],
    [material(99_99n, 'Someone'), []],
    [material(1n, 'OBERLAND  Versand G.m.b.H.'), ['sameName']],
    [material(1n, 'Oberländ Versand'), ['sameName']],
    [material(1n, 'Oberland Handel KG'), ['similarName']],
    [material(1n, 'GmbH'), []],
    [material(1n, 'Someone', '2026-03-16T09:00:00.000Z'), ['closeDate']],
    [material(100_00n, 'Oberland Versand GmbH', '2026-03-01T09:00:00.000Z'), ['sameAmount', 'sameName', 'closeDate']],
  ])('%o: %o', (of, reasons) => expect(matchOf(of, collection).reasons).toEqual(reasons));

  it('puts the amount before the name, and the name before a mere surplus', () => {
    const scores = [material(100_00n, 'X'), material(1n, 'Oberland Versand GmbH'), material(200_00n, 'X')].map(
      (of) => matchOf(of, collection).score,
    );
    expect(scores).toEqual(scores.toSorted((left, right) => right - left));
    expect(new Set(scores).size).toBe(3);
  });
});

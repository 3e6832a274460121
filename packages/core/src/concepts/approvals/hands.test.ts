import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Hand, handDoubt } from './hands';

const HOUR = 3_600_000;
const NOW = new Date('2027-03-01T12:00:00.000Z');
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR).toISOString();
const window = (windowHours = 72) => ({ now: NOW, windowHours });

const userId = fc.constantFrom('ann', 'ben', 'cleo', 'dora');
const hand = fc.record({
  userId,
  isConfirmed: fc.boolean(),
  given: fc.array(fc.record({ by: userId, at: fc.integer({ min: 0, max: 150 }).map(ago) }), { maxLength: 4 }),
});
const hours = fc.integer({ min: 0, max: 100 });

const plain = (of: Partial<Hand>): Hand => ({ userId: 'ann', isConfirmed: true, given: [], ...of });

describe('handDoubt', () => {
  it('is the same whoever of both is named first', () => {
    fc.assert(
      fc.property(hand, hand, hours, (one, other, h) => {
        expect(handDoubt(one, other, window(h))).toBe(handDoubt(other, one, window(h)));
      }),
    );
  });

  it('counts as two only those who are two users, both confirmed, with nobody behind both within the window', () => {
    fc.assert(
      fc.property(hand, hand, hours, (one, other, h) => {
        const lately = ({ given }: Hand) => given.filter(({ at }) => at > ago(h)).map(({ by }) => by);
        const [ones, others] = [
          [one.userId, ...lately(one)],
          [other.userId, ...lately(other)],
        ];
        const areTwo =
          one.isConfirmed && other.isConfirmed && new Set([...ones, ...others]).size === count(ones, others);
        expect(handDoubt(one, other, window(h)) === null).toBe(areTwo);
      }),
    );
  });

  it('never lets a longer window count more people, nor one more address', () => {
    fc.assert(
      fc.property(hand, hand, hours, hours, userId, (one, other, h, more, by) => {
        if (handDoubt(one, other, window(h)) === null) return;
        expect(handDoubt(one, other, window(h + more))).not.toBeNull();
        const given = [...one.given, { by, at: ago(0) }];
        expect(handDoubt({ ...one, given }, other, window(h))).not.toBeNull();
      }),
    );
  });

  it('does not end with who created whom: an address that was given long ago counts no more', () => {
    const added = plain({ userId: 'ben', given: [{ by: 'ann', at: ago(72) }] });
    expect(handDoubt(plain({}), added, window())).toBeNull();
    expect(handDoubt(plain({}), added, window(73))).toBe('given');
  });

  it('takes two whom the same third person gave an address for one', () => {
    const [ann, ben] = [
      plain({ given: [{ by: 'cleo', at: ago(1) }] }),
      plain({ userId: 'ben', given: [{ by: 'cleo', at: ago(2) }] }),
    ];
    expect(handDoubt(ann, ben, window())).toBe('given');
    expect(handDoubt(ann, ben, window(2))).toBeNull();
  });

  it('names the user first, then the address that is not confirmed', () => {
    const unsure = plain({ isConfirmed: false });
    expect(handDoubt(unsure, unsure, window())).toBe('same');
    expect(handDoubt(unsure, plain({ userId: 'ben' }), window())).toBe('unconfirmed');
  });
});

/** People behind two users, each user's own counted apart. */
function count(ones: readonly string[], others: readonly string[]): number {
  return new Set(ones).size + new Set(others).size;
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NAME_PAIRS } from './namePairs';
import { findsName, isNearName, isSameName, nameFold, nameKey } from './names';

describe('two names', () => {
  it.each(NAME_PAIRS)(
    '$typed and $kept: same $same, found $found, near $near',
    ({ typed, kept, same, found, near }) => {
      expect([isSameName(typed, kept), isSameName(kept, typed)]).toEqual([same, same]);
      expect(findsName(typed, kept)).toBe(found);
      expect([isNearName(typed, kept), isNearName(kept, typed)]).toEqual([near, near]);
    },
  );

  it('are one only where they fold alike, and each is its own', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'aAáàäÉeßøđơư\u0301\u0323 バハパ\u3099กั่नीA'), maxLength: 6 });
    fc.assert(
      fc.property(letters, letters, (one, other) => {
        expect([isSameName(one, one), findsName(one, one), nameKey(nameKey(one))]).toEqual([true, true, nameKey(one)]);
        expect(nameFold(nameFold(one))).toBe(nameFold(one));
        if (isSameName(one, other)) expect(nameFold(one)).toBe(nameFold(other));
      }),
    );
  });
});

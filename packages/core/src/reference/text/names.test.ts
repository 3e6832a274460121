import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findsName, isNearName, isSameName, nameFold, nameKey } from './names';

/** A name as somebody types it beside one that is kept, and whether it is the same, found by a search, or near enough to be offered. */
type NamePair = readonly [typed: string, kept: string, same: boolean, found: boolean, near: boolean];

const NAME_PAIRS: readonly NamePair[] = [
  // Case, width and space.
  ['LINDNER', 'Lindner', true, true, true],
  ['Ｌｉｎｄｎｅｒ', 'Lindner', true, true, true],
  ['  Acme   Trading ', 'Acme Trading', true, true, true],
  ['Acme\u00a0Trading', 'Acme\u200b Trading', true, true, true],
  ['ΟΔΟΣ', 'οδος', true, true, true],
  ['ﾊﾝﾀﾞ', 'ハンダ', true, true, true],
  ['Ａｃｍｅ（株）', 'acme(株)', true, true, true],
  // Latin letters without their marks.
  ['Jose', 'José', true, true, true],
  ['José', 'Jose', true, true, true],
  ['Jose\u0301', 'José', true, true, true],
  ['Muller', 'Müller', true, true, true],
  ['Soren Strasse', 'Søren Stråße', true, true, true],
  ['Strasse', 'Straße', true, true, true],
  ['Lukasz', 'Łukasz', true, true, true],
  ['ISTANBUL', 'İstanbul', true, true, true],
  // Marks that differ.
  ['Pène', 'Péne', false, true, true],
  ['Hòa Phát', 'Hóa Phát', false, true, true],
  ['Nguyễn Văn Tú', 'Nguyễn Văn Tự', false, true, true],
  ['Nguyen Van Tu', 'Nguyễn Văn Tự', false, true, true],
  ['Đặng', 'Dang', false, true, true],
  ['Dang', 'Đặng', false, true, true],
  ['株式会社バンダ', '株式会社ハンダ', false, false, true],
  ['パン', 'ハン', false, false, true],
  ['कोमल ट्रेडर्स', 'कमल ट्रेडर्स', false, false, true],
  ['ก่าน้ำแดง', 'ก้าน้ำแดง', false, false, true],
  ['Андрей Иванов', 'Андреи Иванов', false, false, true],
  ['مُحَمَّد علي', 'محمد علي', false, false, true],
  // Signs and letters that differ.
  ['Acme-Trading', 'Acme Trading', false, false, true],
  ['Acme Tradnig', 'Acme Trading', false, false, true],
  ['Trading', 'Acme Trading', false, true, false],
  ['Acme 1 Ltd', 'Acme 2 Ltd', false, false, true],
  ['Lin', 'Lim', false, false, false],
  ['Ta\ufe00nja', 'Tanja', true, true, true],
  ['葛\u{e0100}城', '葛城', true, true, true],
  ['', 'Acme', false, true, false],
];

describe('two names', () => {
  it.each(NAME_PAIRS)('%s and %s: same %s, found %s, near %s', (typed, kept, same, found, near) => {
    expect([isSameName(typed, kept), isSameName(kept, typed)]).toEqual([same, same]);
    expect(findsName(typed, kept)).toBe(found);
    expect([isNearName(typed, kept), isNearName(kept, typed)]).toEqual([near, near]);
  });

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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES } from '../countries';
import { checkBic } from './checkBic';

const bics = fc
  .tuple(
    fc.stringMatching(/^[A-Z0-9]{4}$/),
    fc.constantFrom(...COUNTRY_CODES),
    fc.stringMatching(/^[A-Z0-9][A-Z1-9]([A-Z0-9]{3})?$/),
  )
  .map(([bank, country, rest]) => ({ bic: bank + country + rest, country }));
const refused = (reason: string) => ({ ok: false, reason: `bankIdentifiers.bic.${reason}` });

describe('checkBic', () => {
  it('accepts every well-made code in its own country', () => {
    fc.assert(
      fc.property(bics, ({ bic, country }) => {
        expect(checkBic(` ${bic.toLowerCase()} `, country)).toEqual({ ok: true, value: bic });
      }),
    );
  });

  // @spec 5.swift
  it('refuses every length but 8 and 11', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{0,20}$/), (text) => {
        fc.pre(text.length !== 8 && text.length !== 11);
        expect(checkBic(text)).toEqual(refused('length'));
      }),
    );
  });

  it.each([
    ['DEUTD3FF', 'format'],
    ['DEUTDEF!', 'format'],
    ['DEUT12FF', 'format'],
    ['DEUTZZFF', 'country'],
  ])('refuses %s for its %s', (text, reason) => {
    expect(checkBic(text)).toEqual(refused(reason));
  });

  it('may have digits in front, and is warned of where it is for tests', () => {
    expect(checkBic('E097AEXXXXX', 'AE')).toEqual({ ok: true, value: 'E097AEXXXXX' });
    const test = { ok: true, value: 'DEUTDEF0', warning: 'bankIdentifiers.bic.test' };
    expect(checkBic('DEUTDEF0')).toEqual(test);
    expect(checkBic('DEUTDEF0500')).toEqual({ ...test, value: 'DEUTDEF0500' });
  });

  it('must belong to the country of the bank', () => {
    expect(checkBic('DEUTDEFF', 'FR')).toEqual(refused('otherCountry'));
    expect(checkBic('MIDLGB22', 'JE').ok).toBe(true);
    expect(checkBic('MIDLJE22', 'JE').ok).toBe(true);
    expect(checkBic('MIDLJE22', 'GB')).toEqual(refused('otherCountry'));
    expect(checkBic('NCBVXKPR').ok).toBe(true);
  });
});

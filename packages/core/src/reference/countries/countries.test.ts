import { describe, expect, it } from 'vitest';
import { countryNames } from './countryNames';
import { COUNTRY_CODES } from './countryTable';
import { ibanLength } from './ibanLength';
import { ibanPrefix } from './ibanPrefix';
import { isCountryCode } from './isCountryCode';
import { isIbanStructure } from './isIbanStructure';

describe('countries', () => {
  it('lists the 249 of ISO 3166-1, once each, in order', () => {
    expect(COUNTRY_CODES).toHaveLength(249);
    expect(COUNTRY_CODES).toEqual([...new Set(COUNTRY_CODES)].toSorted());
  });

  it('knows only names that the platform knows too', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect(COUNTRY_CODES.filter((code) => names.of(code) === undefined)).toEqual([]);
  });

  it.each(['gb', 'UK', 'XK', 'ZZ', '', null, 44, 'constructor'])('does not know %o', (value) => {
    expect(isCountryCode(value)).toBe(false);
  });

  it('names countries in the reader’s language', () => {
    expect(countryNames('en')('DE')).toBe('Germany');
    expect(countryNames('fr')('DE')).toBe('Allemagne');
    expect(countryNames('zh')('DE')).toBe('德国');
  });
});

describe('IBAN countries', () => {
  it.each([
    ['GB', 22],
    ['PL', 28],
    ['BR', 29],
    ['NO', 15],
    ['DE', 22],
    ['FR', 27],
    ['RU', 33],
    ['AE', 23],
    ['US', undefined],
    ['AX', undefined],
  ])('%s has IBANs of %s characters', (prefix, length) => {
    expect(ibanLength(prefix)).toBe(length);
  });

  it('sends territories to the country they bank with', () => {
    expect([ibanPrefix('JE'), ibanPrefix('RE'), ibanPrefix('AX'), ibanPrefix('DE')]).toEqual(['GB', 'FR', 'FI', 'DE']);
  });

  it.each([
    ['GB00AAAA00000000000000', true],
    ['GB00AAA000000000000000', false],
    ['DE00000000000000000000', true],
    ['DE0000000000000000000A', false],
    ['FR00000000000AAAAAAAAAAAA00', false],
    ['FR000000000000AAAAAAAAAAA00', true],
    ['MT00AAAA00000AAAAAAAAA000000000', true],
    ['US000', false],
  ])('%s stands as its country has it: %s', (iban, fits) => {
    expect(isIbanStructure(iban)).toBe(fits);
  });
});

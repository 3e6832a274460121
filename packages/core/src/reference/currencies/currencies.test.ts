import { describe, expect, it } from 'vitest';
import { currencyExponent } from './currencyExponent';
import { currencyNames } from './currencyNames';
import { CURRENCY_CODES } from './currencyTable';
import { isCurrencyCode } from './isCurrencyCode';

const withExponent = (exponent: number): string =>
  CURRENCY_CODES.filter((code) => currencyExponent(code) === exponent).join(' ');

describe('currencies', () => {
  // @spec 9.currencies
  it('offers about 170 codes, once each, in order', () => {
    expect(CURRENCY_CODES).toHaveLength(165);
    expect(CURRENCY_CODES).toEqual([...new Set(CURRENCY_CODES)].toSorted());
  });

  it('has the exponents of ISO 4217', () => {
    expect(withExponent(0)).toBe('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF');
    expect(withExponent(3)).toBe('BHD IQD JOD KWD LYD OMR TND');
    expect(withExponent(4)).toBe('CLF UYW');
    expect(withExponent(2).split(' ')).toHaveLength(165 - 17 - 7 - 2);
  });

  it.each(['usd', 'HRK', 'XAU', 'XXX', '', 'USD ', null, 840, 'toString'])('does not know %o', (value) => {
    expect(isCurrencyCode(value)).toBe(false);
  });

  it('refuses the exponent of an unknown code', () => {
    expect(() => currencyExponent(JSON.parse('"ZZZ"'))).toThrow('Unknown currency code ZZZ');
  });

  it('names currencies in the reader’s language', () => {
    expect(currencyNames('en')('USD')).toBe('US Dollar');
    expect(currencyNames('fr')('BRL')).toBe('réal brésilien');
    expect(currencyNames('zh')('MXN')).toBe('墨西哥比索');
  });
});

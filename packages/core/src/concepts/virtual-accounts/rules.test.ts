import { describe, expect, it } from 'vitest';
import { isCountryCode } from '../../reference/countries';
import { isCurrencyCode } from '../../reference/currencies';
import type { RoutingCode } from './contract';
import { VIRTUAL_ACCOUNT_OFFERS, virtualAccountOffer } from './offers';
import { issuedNumberProblems } from './rules';

const RIGHT: Readonly<Record<string, readonly [number: string, codes: readonly RoutingCode[]]>> = {
  'EUR DE': ['DE89370400440532013000', [{ type: 'bic_swift', code: 'DEUTDEFF500' }]],
  'MXN MX': ['032180000118359719', []],
  'BRL BR': ['123e4567-e89b-42d3-a456-426614174000', []],
  'GBP GB': [
    '55779911',
    [
      { type: 'sort_code', code: '200000' },
      { type: 'bic_swift', code: 'BARCGB22' },
    ],
  ],
};

const problemsOf = (place: string, accountNumber?: string, codes?: readonly RoutingCode[]) => {
  const [currency = '', country = ''] = place.split(' ');
  const offer = virtualAccountOffer(currency, country);
  const [number = '', routingCodes = []] = RIGHT[place] ?? [];
  if (!offer) throw new Error('there is no such offer');
  return issuedNumberProblems(offer, {
    accountNumber: accountNumber ?? number,
    routingCodes: codes ?? routingCodes,
  }).map(({ path }) => path);
};

describe('numbers of virtual accounts', () => {
  it.each(Object.keys(RIGHT))('are right for %s', (place) => {
    expect(problemsOf(place)).toEqual([]);
  });

  it.each([
    ['EUR DE', 'DE89370400440532013001', undefined, ['accountNumber']],
    ['EUR DE', 'FR1420041010050500013M02606', undefined, ['accountNumber']],
    ['EUR DE', undefined, [{ type: 'bic_swift', code: 'BNPAFRPP' }], ['routingCodes.0']],
    ['EUR DE', undefined, [], ['routingCodes.0']],
    ['MXN MX', '032180000118359718', undefined, ['accountNumber']],
    ['BRL BR', '11912345684', undefined, ['accountNumber']],
    ['GBP GB', '5577991', undefined, ['accountNumber']],
  ] as const)('for %s are wrong as %s with %o: %o', (place, number, codes, paths) => {
    expect(problemsOf(place, number, codes)).toEqual(paths);
  });

  it('are offered once per currency and country that there are', () => {
    const places = VIRTUAL_ACCOUNT_OFFERS.map(({ currency, bankCountry }) => `${currency} ${bankCountry}`);
    expect(new Set(places).size).toBe(places.length);
    for (const { currency, bankCountry } of VIRTUAL_ACCOUNT_OFFERS) {
      expect([isCurrencyCode(currency), isCountryCode(bankCountry)]).toEqual([true, true]);
    }
    expect(virtualAccountOffer('USD', 'FR')).toBeUndefined();
  });
});

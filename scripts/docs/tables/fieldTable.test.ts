import { beneficiaryFields, COUNTRY_CODES, CURRENCY_CODES, localScheme, paymentMethod } from '@corridor/core';
import { expect, it } from 'vitest';
import { askedPaths, destinationsOf, type Place } from './fieldTable.js';

it('names every path that any destination asks for', () => {
  const places = COUNTRY_CODES.flatMap((bankCountry) => {
    // In every other currency a country is paid as in dollars.
    const paid = CURRENCY_CODES.filter((code) => code === 'USD' || localScheme(bankCountry, code));
    return paid.flatMap((currency) =>
      paymentMethod.codes.map((method): Place => ({ bankCountry, currency, paymentMethod: method })),
    );
  });
  const asked = new Set(
    destinationsOf(places)
      .flatMap(beneficiaryFields)
      .map(({ path }) => path),
  );
  expect([...askedPaths().keys()].sort()).toEqual([...asked].sort());
});

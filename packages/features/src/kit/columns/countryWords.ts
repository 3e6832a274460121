import { COUNTRY_CODES, countryNames } from '@corridor/core';
import type { CodeWords } from './Column';

/** Names of all countries by their codes, for files. */
export function countryWords(locale: string): CodeWords {
  const nameOf = countryNames(locale);
  return Object.fromEntries(COUNTRY_CODES.map((code) => [code, nameOf(code)]));
}

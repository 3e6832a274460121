import { describe, expect, it } from 'vitest';
import { filterOptions } from './filterOptions';

const countries = [
  { value: 'AX', label: 'Åland Islands' },
  { value: 'CI', label: 'Côte d’Ivoire' },
  { value: 'DE', label: 'Germany', description: 'SEPA' },
  { value: 'NE', label: 'Niger' },
  { value: 'NG', label: 'Nigeria' },
  { value: 'GB', label: 'United Kingdom' },
];
const find = (query: string) => filterOptions(countries, query).map(({ value }) => value);

describe('filterOptions', () => {
  it('hears no case and no accents', () => {
    expect(find('cote')).toEqual(['CI']);
    expect(find('ÅLAND')).toEqual(['AX']);
  });

  it('finds by code, label and description, a whole code first', () => {
    expect(find('ne')[0]).toBe('NE');
    expect(find('sepa')).toEqual(['DE']);
    expect(find('niger')).toEqual(['NE', 'NG']);
  });

  it('finds the words of a query in any order and nothing that lacks one', () => {
    expect(find('kingdom united')).toEqual(['GB']);
    expect(find('kingdom divided')).toEqual([]);
  });

  it('leaves everything for no words', () => {
    expect(find('  ')).toHaveLength(countries.length);
  });
});

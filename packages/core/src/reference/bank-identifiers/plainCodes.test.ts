import { describe, expect, it } from 'vitest';
import { checkBsb } from './checkBsb';
import { checkCnaps } from './checkCnaps';
import { checkIfsc } from './checkIfsc';
import { checkInstitutionNumber } from './checkInstitutionNumber';
import { checkRoutingNumber } from './checkRoutingNumber';
import { checkSortCode } from './checkSortCode';
import { checkTransitNumber } from './checkTransitNumber';
import { formatBsb } from './formatBsb';
import { formatSortCode } from './formatSortCode';

describe('codes without a published check digit', () => {
  it.each([
    [checkSortCode, '20-00-00', '200000'],
    [checkSortCode, '20 00 00', '200000'],
    [checkSortCode, '２０００００', '200000'],
    [checkBsb, '062-000', '062000'],
    [checkInstitutionNumber, '001', '001'],
    [checkTransitNumber, '00012', '00012'],
    [checkIfsc, 'hdfc0 000 123', 'HDFC0000123'],
    [checkCnaps, '102100099996', '102100099996'],
    [checkCnaps, 'CN102100099996', '102100099996'],
    [checkCnaps, 'c/n 1021 0009 9996', '102100099996'],
    [checkCnaps, '//CN102100099996', '102100099996'],
    [checkSortCode, '//SC200000', '200000'],
    [checkBsb, '//AU062000', '062000'],
    [checkIfsc, '//INHDFC0000123', 'HDFC0000123'],
    [checkRoutingNumber, '//FW021000021', '021000021'],
    [checkSortCode, '٢٠-٠٠-٠٠', '200000'],
  ])('%o accepts %s', (check, text, value) => {
    expect(check(text)).toEqual({ ok: true, value });
  });

  it.each([
    [checkSortCode, 'sortCode', ['20000', '2000000', '2000O0', '']],
    [checkBsb, 'bsb', ['06200', '0620000', '06200A', '']],
    [checkInstitutionNumber, 'institutionNumber', ['01', '0001', 'A01', '']],
    [checkTransitNumber, 'transitNumber', ['0001', '000012', '']],
    [checkIfsc, 'ifsc', ['HDFC1000123', 'HDF00000123', 'HDFC00001234', '']],
    [
      checkCnaps,
      'cnaps',
      [
        '10210009999',
        '1021000999961',
        '000000000000',
        'CN000000000000',
        '/CN102100099996',
        'CNCN102100099996',
        'NC102100099996',
        '',
      ],
    ],
  ] as const)('%o refuses other forms', (check, key, texts) => {
    for (const text of texts) expect(check(text)).toEqual({ ok: false, reason: `bankIdentifiers.${key}.format` });
  });

  it('prints them as their countries do', () => {
    expect(formatSortCode('200000')).toBe('20-00-00');
    expect(formatBsb('062000')).toBe('062-000');
  });
});

import { describe, expect, it } from 'vitest';
import type { BeneficiaryDraft } from './contract';
import { readBeneficiary } from './rules';

const company = { companyName: 'Harbour Trading Ltd' };
const local = { paymentMethod: 'local', payeeType: 1 } as const;
const swift = { paymentMethod: 'swift', payeeType: 1, feeDirection: 'shared' } as const;
const seated = (address: BeneficiaryDraft['payee']['address']) => ({ ...company, address });

const american = {
  ...local,
  bankCountry: 'US',
  currency: 'USD',
  payee: seated({ country: 'US', line1: '400 Market Street', city: 'Des Moines', state: 'IA', postalCode: '50309' }),
} as const;
const americanBank = { accountNumber: '000123456789', accountKind: 'checking' } as const;
const hongKong = {
  ...swift,
  bankCountry: 'HK',
  currency: 'HKD',
  bank: { name: 'Harbour Bank', routingCodes: { bic_swift: 'HSBCHKHH' }, accountNumber: '123456789001' },
  payee: seated({ country: 'HK', line1: '1 Queen’s Road', city: 'Central' }),
} as const;

const problemsOf = (draft: BeneficiaryDraft) => {
  const reading = readBeneficiary(draft);
  return reading.ok ? [] : reading.problems.map(({ path, reason }) => `${path} ${reason.split('.').at(-1)}`);
};

describe('what a destination asks for', () => {
  it.each<[string, BeneficiaryDraft]>([
    [
      'SEPA',
      { ...local, bankCountry: 'DE', currency: 'EUR', bank: { iban: 'DE89370400440532013000' }, payee: company },
    ],
    [
      'the United Kingdom',
      {
        ...local,
        bankCountry: 'GB',
        currency: 'GBP',
        bank: { accountNumberType: 1, routingCodes: { sort_code: '200000' }, accountNumber: '55779911' },
        payee: company,
      },
    ],
    [
      'the United States by ACH',
      { ...american, bank: { ...americanBank, routingCodes: { ach_routing_number: '021000021' } } },
    ],
    [
      'the United States by wire alone',
      { ...american, bank: { ...americanBank, routingCodes: { wire_routing_number: '021000021' } } },
    ],
    ['the United States by ABA alone', { ...american, bank: { ...americanBank, routingCodes: { aba: '021000021' } } }],
    ['Hong Kong, which has no postal codes', hongKong],
    [
      'a bank with its address',
      { ...hongKong, bank: { ...hongKong.bank, address: '1 Queen’s Road Central, Hong Kong' } },
    ],
    [
      'the United Arab Emirates, which ask what a payment is for',
      {
        ...local,
        bankCountry: 'AE',
        currency: 'AED',
        bank: { iban: 'AE070331234567890123456' },
        payee: company,
        purpose: 'goods',
      },
    ],
    [
      'a Brazilian account',
      {
        ...local,
        bankCountry: 'BR',
        currency: 'BRL',
        bank: {
          accountNumberType: 1,
          bankCode: '001',
          branchCode: '1234',
          accountNumber: '1234567',
          accountKind: 'savings',
        },
        payee: { ...company, cnpj: '12.ABC.345/01DE-35' },
      },
    ],
  ])('is what %s knows', (_where, draft) => expect(problemsOf(draft)).toEqual([]));

  it('asks an American account for one routing number of the three', () => {
    expect(problemsOf({ ...american, bank: americanBank })).toEqual(['bank.routingCodes.ach_routing_number oneOf']);
    const wrong = { ...americanBank, routingCodes: { wire_routing_number: '021000022' } };
    expect(problemsOf({ ...american, bank: wrong })).toHaveLength(1);
  });

  it('asks for a state where an address has one', () => {
    const address = { ...american.payee.address, state: undefined };
    const bank = { ...americanBank, routingCodes: { aba: '021000021' } };
    expect(problemsOf({ ...american, bank, payee: seated(address) })).toEqual(['payee.address.state required']);
  });

  it('asks for a postal code by the country that the payee lives in, not by that of the bank', () => {
    const inBerlin = seated({ country: 'DE', line1: 'Torstraße 1', city: 'Berlin' });
    expect(problemsOf({ ...hongKong, payee: inBerlin })).toEqual(['payee.address.postalCode required']);
    const inHongKong = { ...american, payee: hongKong.payee };
    expect(problemsOf({ ...inHongKong, bank: { ...americanBank, routingCodes: { aba: '021000021' } } })).toEqual([]);
  });

  it('takes a postal code even where there is none, as some forms of others send zeros', () => {
    expect(problemsOf({ ...hongKong, payee: seated({ ...hongKong.payee.address, postalCode: '000000' }) })).toEqual([]);
  });

  it.each<[string, BeneficiaryDraft]>([
    ['payee.companyName', { ...hongKong, payee: { ...hongKong.payee, companyName: '\u200b' } }],
    ['payee.companyName', { ...hongKong, payee: { ...hongKong.payee, companyName: 'Harbour\nTrading' } }],
    ['bank.name', { ...hongKong, bank: { ...hongKong.bank, name: 'Harbour\u202eBank' } }],
  ])('takes nothing that a reader cannot see, at %s', (path, draft) => {
    expect(problemsOf(draft)).toEqual([`${path} hidden`]);
  });
});

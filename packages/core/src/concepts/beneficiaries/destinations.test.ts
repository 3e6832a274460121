import { describe, expect, it } from 'vitest';
import type { BeneficiaryDraft } from './contract';
import { beneficiaryGap } from './gaps';
import { nameAsSent } from './latinFields';
import { payeeName, readBeneficiary } from './rules';

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
  bank: {
    name: 'Harbour Bank',
    city: 'Central',
    routingCodes: { bic_swift: 'HSBCHKHH' },
    accountNumber: '123456789001',
  },
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

describe('a name as it is sent', () => {
  const named = (companyName: string, latinName?: string): BeneficiaryDraft => ({
    ...hongKong,
    payee: { ...hongKong.payee, companyName, latinName },
  });
  const kept = (draft: BeneficiaryDraft) => {
    const reading = readBeneficiary(draft);
    return reading.ok
      ? reading.draft.payee.latinName
      : reading.problems.map(({ path, reason, params }) => ({ path, reason, params }));
  };

  it.each([
    ['ООО «Ромашка»', undefined, undefined, "OOO 'Romashka'"],
    ['Müller & Söhne_GmbH', undefined, undefined, 'Muller + Sohne-GmbH'],
    ['Müller & Söhne_GmbH', 'Mueller & Soehne GmbH', 'Mueller + Soehne GmbH', 'Mueller + Soehne GmbH'],
    ['Müller', 'Muller', undefined, 'Muller'],
    ['株式会社バンダ', 'Banda K.K.', 'Banda K.K.', 'Banda K.K.'],
    ['Harbour Trading Ltd', undefined, undefined, null],
  ])('of %j, corrected to %j, keeps %j and goes out as %j', (name, corrected, latinName, sent) => {
    expect(kept(named(name, corrected))).toBe(latinName);
    const reading = readBeneficiary(named(name, corrected));
    expect(reading.ok && nameAsSent(reading.draft)).toBe(sent);
    expect(beneficiaryGap(named(name, corrected))).toBeNull();
  });

  it('is asked for where its letters have no sure reading, and no longer than a clearing carries', () => {
    const path = 'payee.latinName';
    const signs = { signs: '株 式 会 社' };
    expect(kept(named('株式会社バンダ'))).toEqual([{ path, reason: 'beneficiaries.problem.latin', params: signs }]);
    expect(kept(named('株式会社バンダ', 'バンダ会'))).toMatchObject([{ path, params: { signs: '会' } }]);
    expect(beneficiaryGap(named('株式会社バンダ'))).toBe('latinName');
    const long = [{ path, reason: 'beneficiaries.problem.latinLength', params: { max: 140, length: 280 } }];
    expect(kept(named('Щ'.repeat(70)))).toEqual(long);
  });

  it('is not asked for where the clearing carries any script, and covers address and bank where it does not', () => {
    const chinese = {
      ...local,
      bankCountry: 'CN',
      currency: 'CNY',
      purpose: 'goods',
      invoiceKind: 'vatInvoice',
    } as const;
    const bank = { routingCodes: { cnaps: '102100099996' }, accountNumber: '6222020200112233' };
    const payee = { companyName: '海港贸易有限公司', chineseName: '海港贸易有限公司' };
    expect(problemsOf({ ...chinese, bank, payee })).toEqual([]);
    expect(nameAsSent({ ...chinese, payee })).toBeNull();
    const inHan = { ...hongKong.payee.address, line1: '皇后大道中1號', city: '中環' };
    const draft = { ...hongKong, bank: { ...hongKong.bank, name: '海港銀行', city: '中環' }, payee: seated(inHan) };
    expect(problemsOf(draft)).toEqual([
      'bank.latinName latin',
      'bank.latinCity latin',
      'payee.address.latinLine1 latin',
      'payee.address.latinCity latin',
    ]);
  });
});

describe('a person', () => {
  const person = (payee: BeneficiaryDraft['payee']): BeneficiaryDraft => ({
    ...{ bankCountry: 'DE', currency: 'EUR', paymentMethod: 'local', payeeType: 2 },
    bank: { iban: 'DE89370400440532013000' },
    payee,
  });

  it.each([[{ firstName: 'Suharto' }], [{ lastName: 'Suharto' }]])('may have one name: %o', (payee) => {
    expect(problemsOf(person(payee))).toEqual([]);
    expect(payeeName({ payee })).toBe('Suharto');
  });

  it('has at least one', () => {
    expect(problemsOf(person({ middleName: 'Suharto' }))).toEqual(['payee.firstName oneOf']);
    expect(problemsOf(person({ firstName: ' ' }))).toEqual(['payee.firstName oneOf']);
  });
});

describe('an address', () => {
  it('has its town and country by themselves wherever it has a line', () => {
    const { city: _city, ...bank } = hongKong.bank;
    expect(problemsOf({ ...hongKong, bank })).toEqual(['bank.city required']);
    expect(beneficiaryGap({ ...hongKong, bank })).toBe('address');
    const sepa = { ...local, bankCountry: 'DE', currency: 'EUR' } as const;
    const iban = { iban: 'DE89370400440532013000' };
    const alone = { ...sepa, bank: { ...iban, address: 'Torstr. 1, Berlin' }, payee: seated({ line1: 'Torstr. 1' }) };
    expect(problemsOf(alone)).toEqual([
      'bank.city unstructured',
      'payee.address.country unstructured',
      'payee.address.city unstructured',
    ]);
    expect(beneficiaryGap(alone)).toBeNull();
  });

  it.each([
    ['line1', 'x'.repeat(71), 'payee.address.line1 text'],
    ['city', 'x'.repeat(36), 'payee.address.city text'],
    ['postalCode', '〒650-0012', 'payee.address.postalCode latin'],
  ])('has no %s such as %j', (part, text, problem) => {
    expect(problemsOf({ ...hongKong, payee: seated({ ...hongKong.payee.address, [part]: text }) })).toContain(problem);
  });
});

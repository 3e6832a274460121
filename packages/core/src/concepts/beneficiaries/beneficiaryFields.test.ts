import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pixKeyType } from '../../reference/bank-identifiers';
import { COUNTRY_CODES } from '../../reference/countries';
import { CURRENCY_CODES } from '../../reference/currencies';
import type { Destination } from './BeneficiaryField';
import type { BeneficiaryPath } from './BeneficiaryPath';
import { beneficiaryFields } from './beneficiaryFields';
import { checkFieldText } from './checkFieldText';
import { accountNumberType, payeeType, paymentMethod } from './enums';
import { ibanExample } from './ibanExample';
import { localScheme } from './localScheme';

const person = (bankCountry: Destination['bankCountry'], currency: Destination['currency']): Destination => ({
  bankCountry,
  currency,
  paymentMethod: 'local',
  payeeType: 2,
});
const pathsOf = (destination: Destination, part: string): string =>
  beneficiaryFields(destination)
    .filter(({ path }) => path.startsWith(part))
    .map(({ path, required }) => path.slice(part.length) + (required ? '' : '?'))
    .join(' ');

const destinations = fc.record<Destination>({
  bankCountry: fc.constantFrom(...COUNTRY_CODES),
  currency: fc.oneof(fc.constantFrom('EUR', 'GBP', 'USD', 'CNY', 'BRL', 'INR'), fc.constantFrom(...CURRENCY_CODES)),
  paymentMethod: fc.constantFrom(...paymentMethod.codes),
  payeeType: fc.constantFrom(...payeeType.codes),
  accountNumberType: fc.option(fc.constantFrom(...accountNumberType.codes), { nil: undefined }),
  pixKeyType: fc.option(fc.constantFrom(...pixKeyType.codes), { nil: undefined }),
});

/** Everything that changes the fields beside country and currency. */
const WAYS = paymentMethod.codes.flatMap((method) =>
  payeeType.codes.flatMap((payee) =>
    accountNumberType.codes.map((type) => ({ paymentMethod: method, payeeType: payee, accountNumberType: type })),
  ),
);

/** Every path there is: the compiler refuses one too many or too few. */
const PATHS: Readonly<Record<BeneficiaryPath, true>> = {
  'bank.name': true,
  'bank.address': true,
  'bank.city': true,
  'bank.latinName': true,
  'bank.latinAddress': true,
  'bank.latinCity': true,
  'bank.accountNumberType': true,
  'bank.accountNumber': true,
  'bank.iban': true,
  'bank.accountKind': true,
  'bank.bankCode': true,
  'bank.branchCode': true,
  'bank.bsb': true,
  'bank.pixKeyType': true,
  'bank.pixKey': true,
  'bank.routingCodes.bic_swift': true,
  'bank.routingCodes.ach_routing_number': true,
  'bank.routingCodes.wire_routing_number': true,
  'bank.routingCodes.sort_code': true,
  'bank.routingCodes.aba': true,
  'bank.routingCodes.institution_no': true,
  'bank.routingCodes.clabe': true,
  'bank.routingCodes.ifsc': true,
  'bank.routingCodes.cnaps': true,
  'payee.companyName': true,
  'payee.registrationCode': true,
  'payee.firstName': true,
  'payee.middleName': true,
  'payee.lastName': true,
  'payee.latinName': true,
  'payee.chineseName': true,
  'payee.cpf': true,
  'payee.cnpj': true,
  'payee.email': true,
  'payee.address.country': true,
  'payee.address.line1': true,
  'payee.address.line2': true,
  'payee.address.city': true,
  'payee.address.state': true,
  'payee.address.postalCode': true,
  'payee.address.latinLine1': true,
  'payee.address.latinLine2': true,
  'payee.address.latinCity': true,
  'payee.address.latinState': true,
  'intermediaryBank.name': true,
  'intermediaryBank.latinName': true,
  'intermediaryBank.swift': true,
  feeDirection: true,
  purpose: true,
  invoiceKind: true,
};

describe('beneficiaryFields', () => {
  it('asks every destination for paths of the union alone, and all destinations together for each of them', () => {
    const asked = new Set<string>();
    for (const bankCountry of COUNTRY_CODES) {
      // In every other currency a country is paid as in dollars.
      const own = CURRENCY_CODES.filter((currency) => currency === 'USD' || localScheme(bankCountry, currency));
      for (const currency of own) {
        for (const ways of WAYS) {
          for (const { path } of beneficiaryFields({ bankCountry, currency, ...ways })) asked.add(path);
        }
      }
    }
    expect([...asked].sort()).toEqual(Object.keys(PATHS).sort());
  });

  it.each([
    ['DE', 'EUR', 'name? latinName? address? latinAddress? city? latinCity? iban routingCodes.bic_swift?'],
    ['RE', 'EUR', 'name? latinName? address? latinAddress? city? latinCity? iban routingCodes.bic_swift?'],
    ['PL', 'PLN', 'name? latinName? address? latinAddress? city? latinCity? iban routingCodes.bic_swift?'],
    ['AE', 'AED', 'name? latinName? address? latinAddress? city? latinCity? iban routingCodes.bic_swift?'],
    [
      'GB',
      'GBP',
      'name? latinName? address? latinAddress? city? latinCity? accountNumberType routingCodes.sort_code accountNumber',
    ],
    [
      'US',
      'USD',
      'name? latinName? address? latinAddress? city? latinCity? routingCodes.ach_routing_number? routingCodes.wire_routing_number? routingCodes.aba? accountNumber accountKind',
    ],
    [
      'CA',
      'CAD',
      'name? latinName? address? latinAddress? city? latinCity? routingCodes.institution_no branchCode accountNumber accountKind',
    ],
    ['AU', 'AUD', 'name? latinName? address? latinAddress? city? latinCity? bsb accountNumber'],
    ['MX', 'MXN', 'name? latinName? address? latinAddress? city? latinCity? routingCodes.clabe'],
    ['IN', 'INR', 'name? latinName? address? latinAddress? city? latinCity? routingCodes.ifsc accountNumber'],
    ['CN', 'CNY', 'name? address? city? routingCodes.cnaps accountNumber'],
    ['BR', 'BRL', 'name? address? city? accountNumberType pixKeyType pixKey'],
    ['JP', 'JPY', 'name latinName? address? latinAddress? city latinCity? routingCodes.bic_swift accountNumber'],
    [
      'DE',
      'USD',
      'name latinName? address? latinAddress? city latinCity? routingCodes.bic_swift accountNumberType iban',
    ],
  ] as const)('asks for the bank details of %s in %s', (country, currency, paths) => {
    expect(pathsOf(person(country, currency), 'bank.')).toBe(paths);
  });

  it('follows the choice of how the account is written', () => {
    const gb = { ...person('GB', 'GBP'), accountNumberType: accountNumberType.code.iban };
    const br = { ...person('BR', 'BRL'), accountNumberType: accountNumberType.code.accountNumber };
    expect(pathsOf(gb, 'bank.')).toBe(
      'name? latinName? address? latinAddress? city? latinCity? accountNumberType iban',
    );
    expect(pathsOf(br, 'bank.')).toBe(
      'name? address? city? accountNumberType bankCode branchCode accountNumber accountKind',
    );
  });

  it('asks persons and companies for what tells them apart', () => {
    const company = { ...person('BR', 'BRL'), payeeType: payeeType.code.corporation };
    expect(pathsOf(company, 'payee.')).toMatch(/^companyName registrationCode\? cnpj /);
    expect(pathsOf(person('BR', 'BRL'), 'payee.')).toMatch(/^firstName\? middleName\? lastName\? cpf /);
    expect(pathsOf(person('CN', 'CNY'), 'payee.')).toContain('chineseName');
  });

  // @spec 3.entity.intermediary-bank
  it('asks for intermediary bank and fee direction over SWIFT, and for a purpose in India, China and the Emirates', () => {
    const swift = { ...person('US', 'USD'), paymentMethod: 'swift' as const };
    expect(
      beneficiaryFields(swift)
        .map(({ path }) => path)
        .slice(-4),
    ).toEqual(['intermediaryBank.name', 'intermediaryBank.latinName', 'intermediaryBank.swift', 'feeDirection']);
    expect(beneficiaryFields(person('IN', 'INR')).at(-1)?.path).toBe('purpose');
    expect(beneficiaryFields(person('AE', 'AED')).at(-1)?.path).toBe('purpose');
    expect(beneficiaryFields(person('DE', 'EUR')).at(-1)?.path).not.toBe('purpose');
    expect(
      beneficiaryFields(person('CN', 'CNY'))
        .slice(-2)
        .map(({ path }) => path),
    ).toEqual(['purpose', 'invoiceKind']);
  });

  it('gives every destination a list that JSON carries, each path once, each example within its rule', () => {
    fc.assert(
      fc.property(destinations, (destination) => {
        const fields = beneficiaryFields(destination);
        const paths = fields.map(({ path }) => path);
        expect(new Set(paths).size).toBe(paths.length);
        expect(JSON.parse(JSON.stringify(fields))).toEqual(fields);
        for (const { rule, example, path } of fields) {
          if (rule === undefined || example === undefined) continue;
          const ownBank = path.startsWith('bank.') ? destination.bankCountry : undefined;
          expect(checkFieldText(rule, example, ownBank)).toMatchObject({ ok: true });
        }
      }),
    );
  });
});

describe('checkFieldText', () => {
  it.each([
    [{ kind: 'digits', min: 8, max: 8 }, '5577 9911', '55779911'],
    [{ kind: 'digitsOrX', min: 4, max: 13 }, '123456-x', '123456X'],
    [{ kind: 'digitsOrX', min: 4, max: 13 }, '123456-7', '1234567'],
    [{ kind: 'text', min: 1, max: 5 }, ' Anna ', 'Anna'],
    [{ kind: 'text', min: 1, max: 3 }, 'Zoe\u0308', 'Zo\u00eb'],
    [{ kind: 'name', min: 1, max: 9 }, ' D’ARC ＡＢＣ', "D'ARC ABC"],
    [{ kind: 'chineseName' }, '阿卜杜拉•买买提', '阿卜杜拉·买买提'],
    [{ kind: 'latin', of: [], max: 9 }, 'Müller_1', 'Muller-1'],
    [{ kind: 'email' }, ' anna@example.com ', 'anna@example.com'],
    [{ kind: 'email' }, 'anna@XN--E1AFMKFD.xn--p1ai', 'anna@пример.рф'],
    [{ kind: 'account', min: 1, max: 34 }, '\u200b١٢٣\u00a0４５６-7', '123 456-7'],
    [{ kind: 'digits', min: 8, max: 8 }, '\u202d٥٥٧٧ ٩٩١١\u202c', '55779911'],
    [{ kind: 'chineseName' }, '北京贸易有限公司', '北京贸易有限公司'],
    [{ kind: 'transitNumber' }, '00012', '00012'],
    [{ kind: 'bsb' }, '062-000', '062000'],
    [{ kind: 'pixKey', type: 'phone' }, '(11) 91234-5678', '+5511912345678'],
  ] as const)('accepts %o and normalises %o', (rule, text, value) => {
    expect(checkFieldText(rule, text)).toEqual({ ok: true, value });
  });

  it.each([
    [{ kind: 'digits', min: 8, max: 8 }, '5577991', 'beneficiaries.problem.digits'],
    [{ kind: 'digits', min: 1, max: 17 }, '12a', 'beneficiaries.problem.digits'],
    [{ kind: 'digitsOrX', min: 4, max: 13 }, '12X456', 'beneficiaries.problem.digitsOrX'],
    [{ kind: 'digitsOrX', min: 4, max: 13 }, '12345Y', 'beneficiaries.problem.digitsOrX'],
    [{ kind: 'text', min: 1, max: 5 }, '   ', 'beneficiaries.problem.text'],
    [{ kind: 'text', min: 1, max: 5 }, 'Annabel', 'beneficiaries.problem.text'],
    [{ kind: 'text', min: 1, max: 5 }, '\u200b', 'beneficiaries.problem.hidden'],
    [{ kind: 'text', min: 1, max: 9 }, 'Anna\nB', 'beneficiaries.problem.hidden'],
    [{ kind: 'text', min: 1, max: 9 }, 'Anna\u202eB', 'beneficiaries.problem.hidden'],
    [{ kind: 'account', min: 1, max: 34 }, '/ACC/123', 'beneficiaries.problem.account'],
    [{ kind: 'account', min: 1, max: 34 }, 'счёт 17', 'beneficiaries.problem.account'],
    [{ kind: 'account', min: 1, max: 34 }, '1'.repeat(35), 'beneficiaries.problem.account'],
    [{ kind: 'email' }, 'anna@', 'beneficiaries.problem.email'],
    [{ kind: 'chineseName' }, 'Wang Xiaoming', 'beneficiaries.problem.chineseName'],
    [{ kind: 'cpf' }, '119.123.456-85', 'bankIdentifiers.cpf.checksum'],
    [{ kind: 'cnpj' }, '12.ABC.345/01DE-36', 'bankIdentifiers.cnpj.checksum'],
  ] as const)('refuses %o for %o with its reason', (rule, text, reason) => {
    expect(checkFieldText(rule, text)).toEqual({ ok: false, reason });
  });

  it('holds identifiers of the own bank to its country', () => {
    const iban = ibanExample('DE') ?? '';
    expect(checkFieldText({ kind: 'iban' }, iban, 'DE').ok).toBe(true);
    expect(checkFieldText({ kind: 'iban' }, iban, 'PL')).toEqual({
      ok: false,
      reason: 'bankIdentifiers.iban.otherCountry',
    });
  });
});

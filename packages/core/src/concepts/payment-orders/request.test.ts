import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toWireMoney } from '../../money';
import { CURRENCY_CODES } from '../../reference/currencies';
import { feeDirection, paymentMethod } from '../beneficiaries';
import { paymentMaximum } from './maximum';
import { paymentReferenceOf, paymentReferenceProblem, readablePaymentReference } from './reference';
import { type PaymentText, readPaymentForPrice, readPaymentInput } from './request';
import { paymentFee, splitFee } from './rules';

const GERMAN = { id: 'b', currency: 'EUR', paymentMethod: 'local', bankCountry: 'DE' } as const;
const BRITISH = { id: 'b', currency: 'GBP', paymentMethod: 'local', bankCountry: 'GB' } as const;
const CHINESE = { id: 'b', currency: 'CNY', paymentMethod: 'local', bankCountry: 'CN' } as const;
const SWISS = { id: 'b', currency: 'CHF', paymentMethod: 'swift', bankCountry: 'CH' } as const;
const QR = '210000000003139471430009017';
const INPUT: PaymentText = {
  beneficiary: GERMAN,
  ownerId: 'o',
  amount: '100.00',
  feeDirection: 'shared',
  reference: 'Invoice 17',
};

describe('what a payment is ordered with', () => {
  it('asks the exchange for what the payment costs where the account has another currency', () => {
    const received = { ...INPUT, fixedSide: 'received', payCurrency: 'USD' } as const;
    expect(readPaymentInput(received)).toMatchObject({
      exchange: {
        ownerId: 'o',
        sellCurrency: 'USD',
        buyCurrency: 'EUR',
        fixedSide: 'buy',
        amount: { amount: '100.11' },
      },
    });
    expect(readPaymentInput({ ...INPUT, payCurrency: 'USD' })).toMatchObject({
      exchange: { fixedSide: 'sell', amount: { amount: '100.00', currency: 'USD' } },
    });
    expect(readPaymentInput({ ...INPUT, fixedSide: 'received' })).toMatchObject({ exchange: null });
  });

  it('is debited exactly what arrives and what is earned, in any currency and direction, or something is wrong', () => {
    const text = fc.record({
      beneficiary: fc.record({
        id: fc.constant('b'),
        currency: fc.constantFrom(...CURRENCY_CODES),
        paymentMethod: fc.constantFrom(...paymentMethod.codes),
        bankCountry: fc.constantFrom('DE', 'US', 'JP', 'BR', 'GB'),
      }),
      ownerId: fc.constant('o'),
      amount: fc.oneof(fc.string(), fc.bigInt(0n, 10n ** 18n).map(String)),
      feeDirection: fc.constantFrom(...feeDirection.codes),
      reference: fc.oneof(fc.constant('Invoice 17'), fc.string()),
    });
    fc.assert(
      fc.property(text, (asked) => {
        const reading = readPaymentInput(asked);
        if (!reading.ok) return void expect(reading.problems.length).toBeGreaterThan(0);
        const fee = paymentFee(asked.beneficiary.paymentMethod, reading.amount);
        const split = splitFee(reading.amount, fee, asked.feeDirection);
        expect(split && split.debited.minor - split.received.minor).toBe(fee.minor);
        expect(Number(toWireMoney(reading.amount).amount)).toBe(Number(asked.amount));
        return undefined;
      }),
    );
  });

  it.each([
    [{ beneficiary: undefined }, 'beneficiaryId', 'beneficiaryMissing'],
    [{ ownerId: '' }, 'ownerId', 'ownerMissing'],
    [{ amount: '' }, 'amount.amount', 'amountMissing'],
    [{ amount: '1.005' }, 'amount.amount', 'tooManyDecimals'],
    [{ amount: '0.99' }, 'amount.amount', 'tooSmall'],
    [{ amount: '-1' }, 'amount.amount', 'notPositive'],
    [{ amount: '2000000000' }, 'amount.amount', 'aboveMaximum'],
    [{ amount: '1000000000', fixedSide: 'received', payCurrency: 'USD' }, 'amount.amount', 'aboveMaximum'],
    [{ beneficiary: CHINESE, invoiceId: 'f' }, 'purpose', 'purposeMissing'],
    [{ beneficiary: CHINESE, purpose: 'goods' }, 'invoiceId', 'invoiceMissing'],
    [{ reference: ' ' }, 'reference', 'referenceMissing'],
    [{ reference: '发票 17' }, 'reference', 'referenceCharacters'],
  ] as const)('refuses %o at %s: %s', (part, path, reason) =>
    expect(readPaymentInput({ ...INPUT, ...part })).toMatchObject({ ok: false, problems: [{ path, reason }] }),
  );

  it('names what is wrong whoever is paid before a beneficiary is chosen', () => {
    const nobody = { ...INPUT, beneficiary: undefined };
    const reasonsOf = (part: Partial<PaymentText>) => {
      const reading = readPaymentInput({ ...nobody, ...part });
      return reading.ok ? [] : reading.problems.map(({ reason }) => reason);
    };
    expect(reasonsOf({ amount: '1,2x', reference: '' })).toEqual([
      'beneficiaryMissing',
      'notAnAmount',
      'referenceMissing',
    ]);
    expect(reasonsOf({ amount: '1.5', payCurrency: 'JPY' })).toEqual(['beneficiaryMissing', 'tooManyDecimals']);
    expect(reasonsOf({ amount: '1.5', payCurrency: 'JPY', fixedSide: 'received' })).toEqual(['beneficiaryMissing']);
    expect(reasonsOf({ amount: '0.5', payCurrency: 'USD' })).toEqual(['beneficiaryMissing', 'tooSmall']);
    expect(reasonsOf({ reference: 'x'.repeat(141) })).toEqual(['beneficiaryMissing', 'referenceTooLong']);
  });

  it('can be priced before its reference and papers are there', () => {
    const { reference: _none, ...priced } = { ...INPUT, beneficiary: CHINESE };
    expect(readPaymentForPrice(priced)).toMatchObject({ ok: true, amount: { minor: 10_000n }, exchange: null });
    expect(readPaymentForPrice({ ...priced, ownerId: '', amount: '' })).toMatchObject({
      problems: [{ reason: 'ownerMissing' }, { reason: 'amountMissing' }],
    });
  });

  it('takes as much as the clearing of its destination does', () => {
    const most = (rail: Parameters<typeof paymentMaximum>[0]) => {
      const amount = paymentMaximum(rail);
      return amount && toWireMoney(amount).amount;
    };
    expect([most(GERMAN), most(BRITISH), most(CHINESE)]).toEqual(['999999999.99', '1000000.00', null]);
    expect(most({ ...GERMAN, paymentMethod: 'swift' })).toBeNull();
    expect(readPaymentInput({ ...INPUT, amount: '999999999.99' })).toMatchObject({ ok: true });
    expect(readPaymentInput({ ...INPUT, amount: '1000000000', feeDirection: 'beneficiary' })).toMatchObject({
      ok: true,
    });
  });

  it.each(['\u202e', '\n', '\u0000', '\ufff9'])(
    'takes no reference with %j inside, whatever the clearing',
    (hidden) => {
      const brazilian = { ...CHINESE, currency: 'BRL', bankCountry: 'BR' } as const;
      const problems = [CHINESE, brazilian, GERMAN, { ...CHINESE, paymentMethod: 'swift' } as const].map((rail) =>
        paymentReferenceProblem(`Invoice${hidden}17`, rail),
      );
      expect(problems).toEqual(['referenceHidden', 'referenceHidden', 'referenceCharacters', 'referenceCharacters']);
    },
  );

  it('takes a reference as the clearing of its destination does', () => {
    expect(paymentReferenceProblem('Invoice 2026-17 of March', GERMAN)).toBeNull();
    expect(paymentReferenceProblem('Invoice 2026-17 of March', BRITISH)).toBe('referenceTooLong');
    expect(paymentReferenceProblem('发票 17', CHINESE)).toBeNull();
    const mexican = { id: 'b', currency: 'MXN', paymentMethod: 'local', bankCountry: 'MX' } as const;
    expect(paymentReferenceProblem('Factura 17', mexican)).toBeNull();
    expect(paymentReferenceProblem('x'.repeat(41), mexican)).toBe('referenceTooLong');
    expect(paymentReferenceProblem('Años 17', mexican)).toBe('referenceCharacters');
    const brazilian = { ...mexican, currency: 'BRL', bankCountry: 'BR' } as const;
    expect(paymentReferenceProblem('Serviço de março', brazilian)).toBeNull();
    expect(paymentReferenceProblem('Servic\u0327o'.padEnd(141, 'x'), brazilian)).toBeNull();
    expect(paymentReferenceProblem(' \u3164 ', brazilian)).toBe('referenceMissing');
    expect(paymentReferenceProblem('发票 17', { ...CHINESE, paymentMethod: 'swift' })).toBe('referenceCharacters');
  });

  it.each([
    [GERMAN, 'INV\u00a017', 'INV 17'],
    [GERMAN, '\u200bINV \u2066١٧\u2069', 'INV 17'],
    [GERMAN, 'ＩＮＶ－１７', 'INV-17'],
    [CHINESE, '发票（１７）', '发票（17）'],
    [GERMAN, 'RF18 5390 0754 7034', 'RF18 5390 0754 7034'],
    [{ ...GERMAN, referenceKind: 'creditor' }, 'rf18 5390 0754 7034', 'RF18539007547034'],
    [{ ...SWISS, referenceKind: 'qr' }, '21 00000 00003 13947 14300 09017', QR],
  ] as const)('to %o keeps %j as %j', (rail, text, kept) => {
    expect(paymentReferenceOf(text, rail)).toBe(kept);
    expect(paymentReferenceOf(kept, rail)).toBe(kept);
    expect(paymentReferenceProblem(text, rail)).toBeNull();
  });

  it.each([
    [{ ...SWISS, referenceKind: 'qr' }, 'INV 17', 'referenceQr'],
    [{ ...SWISS, referenceKind: 'qr' }, `${QR.slice(0, -1)}8`, 'referenceQr'],
    [{ ...SWISS, referenceKind: 'creditor' }, QR, 'referenceNotQr'],
    [{ ...SWISS, bankCountry: 'LI', referenceKind: 'creditor' }, readablePaymentReference(QR), 'referenceNotQr'],
    [{ ...GERMAN, referenceKind: 'creditor' }, 'RF18 5390 0754 7043', 'referenceCreditor'],
    [SWISS, ':20:OTHER', 'referenceStart'],
    [SWISS, '\u200b\u00a0-late fee', 'referenceStart'],
    [GERMAN, '-late fee', null],
    [{ ...GERMAN, referenceKind: 'creditor' }, QR, null],
    [BRITISH, 'RF18 5390 0754', null],
  ] as const)('to %o says of %j: %s', (rail, text, problem) => {
    expect(paymentReferenceProblem(text, rail)).toBe(problem);
  });
});

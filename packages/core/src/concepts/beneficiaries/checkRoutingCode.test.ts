import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRoutingCode } from './checkRoutingCode';
import { routingCodeType } from './enums';

/** Texts of what a routing code may contain, and of what it must not. */
const strangeText = fc.string({ unit: fc.constantFrom(...'01589ADEFSUXZ/ -\u00a0١１ａß\ud800😀') });

describe('checkRoutingCode', () => {
  it.each([
    ['bic_swift', 'deut de ff', 'DEUTDEFF'],
    ['ach_routing_number', '021000021', '021000021'],
    ['wire_routing_number', '021000021', '021000021'],
    ['aba', '0210-0002-1', '021000021'],
    ['sort_code', '20-00-00', '200000'],
    ['institution_no', '001', '001'],
    ['clabe', '032180000118359719', '032180000118359719'],
    ['ifsc', 'hdfc0000123', 'HDFC0000123'],
    ['cnaps', 'CN 102100099996', '102100099996'],
  ] as const)('checks %s as its scheme does', (type, text, value) => {
    expect(checkRoutingCode(type, text)).toEqual({ ok: true, value });
    expect(checkRoutingCode(type, `${text}!`).ok).toBe(false);
  });

  it('compares a BIC with the country of the bank', () => {
    expect(checkRoutingCode('bic_swift', 'DEUTDEFF', 'DE').ok).toBe(true);
    expect(checkRoutingCode('bic_swift', 'DEUTDEFF', 'FR').ok).toBe(false);
  });

  it('judges any text without throwing, and what it accepts stays accepted', () => {
    fc.assert(
      fc.property(fc.constantFrom(...routingCodeType.codes), strangeText, (type, text) => {
        const check = checkRoutingCode(type, text);
        if (check.ok) expect(checkRoutingCode(type, check.value)).toEqual(check);
        else expect(check.reason).toMatch(/^bankIdentifiers\.\w+\.\w+$/);
      }),
    );
  });
});

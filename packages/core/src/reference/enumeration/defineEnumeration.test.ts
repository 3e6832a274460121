import { describe, expect, it } from 'vitest';
import { defineEnumeration } from './defineEnumeration';

const coded = defineEnumeration('orders.status', [
  [1, 'initial'],
  [2, 'failureInAcceptance'],
]);
const named = defineEnumeration('orders.settlement', ['settled', 'reversed']);

describe('defineEnumeration', () => {
  it('keeps codes and names in declared order', () => {
    expect(coded.codes).toEqual([1, 2]);
    expect(coded.names).toEqual(['initial', 'failureInAcceptance']);
    expect(named.codes).toEqual(['settled', 'reversed']);
  });

  it('finds a code by name and a label key by code', () => {
    expect(coded.code.failureInAcceptance).toBe(2);
    expect(coded.nameOf(1)).toBe('initial');
    expect(coded.labelKey(2)).toBe('orders.status.failureInAcceptance');
    expect(named.labelKey('settled')).toBe('orders.settlement.settled');
  });

  it.each([3, '1', 'initial', null, undefined, 'toString', '__proto__'])('refuses %o as a code', (value) => {
    expect(coded.is(value)).toBe(false);
  });

  it('accepts its codes from outside', () => {
    const fromOutside: unknown = 2;
    expect(coded.is(fromOutside)).toBe(true);
  });

  it('names a code of a newer gateway by the code itself', () => {
    const fromNewerGateway = JSON.parse('99');
    expect(coded.labelKey(fromNewerGateway)).toBe('orders.status.99');
  });

  it('refuses a list that repeats a code or a name', () => {
    expect(() =>
      defineEnumeration('x', [
        [1, 'a'],
        [1, 'b'],
      ]),
    ).toThrow('x repeats');
    expect(() =>
      defineEnumeration('x', [
        [1, 'a'],
        [2, 'a'],
      ]),
    ).toThrow('x repeats');
  });
});

import { describe, expect, it } from 'vitest';
import { compactRate } from './compactRate';

describe('a rate where there is no place for all its digits', () => {
  it.each([
    ['1.081506403299', '1.0815'],
    ['5.07627065', '5.0763'],
    ['17.09226695', '17.092'],
    ['0.9181751', '0.91818'],
    ['0.0000654321098', '0.000065432'],
    ['163.2145', '163.21'],
    ['1234567.891', '1234568'],
    ['9.99999', '10.0000'],
    ['1.00005', '1.0000'],
    ['1.00015', '1.0002'],
    ['1.5', '1.5'],
    ['0', '0'],
    ['0.00000000', '0.00000000'],
    ['123456', '123456'],
    ['about 1', 'about 1'],
  ])('%s is %s', (rate, short) => expect(compactRate(rate)).toBe(short));
});

import { expect, it } from 'vitest';
import { compareDecimals } from './compareDecimals';

it('compares decimal strings exactly', () => {
  expect(compareDecimals('90071992547409931.1', '90071992547409931.10')).toBe(0);
  expect(compareDecimals('0.1', '0.09')).toBe(1);
  expect(compareDecimals('-2', '-1.5')).toBe(-1);
  expect(compareDecimals('', '1')).toBeUndefined();
});

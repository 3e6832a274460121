import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHumanText } from '../../reference/text';
import { PAYMENT_BATCH_NAME_MAX_LENGTH, paymentBatchName } from './name';

describe('the name of a batch', () => {
  it.each([
    ['suppliers.csv', 'suppliers.csv'],
    ['invoice\u202efdp.csv', 'invoicefdp.csv'],
    ['a\tb\u200bc.csv', 'abc.csv'],
    ['\u200b', ''],
    [`${'x'.repeat(119)}😀.csv`, 'x'.repeat(119)],
  ])('of %j is %j', (file, name) => expect(paymentBatchName(file)).toBe(name));

  it('is one that a batch can have, or none', () => {
    const odd = fc.string({
      unit: fc.oneof(fc.constantFrom('\u200d', '\u202e', '\t', ' ', '😀'), fc.string({ unit: 'binary' })),
      maxLength: 300,
    });
    fc.assert(
      fc.property(odd, (file) => {
        const name = paymentBatchName(file);
        expect([isHumanText(name), name.trim()]).toEqual([true, name]);
        expect(name.length).toBeLessThanOrEqual(PAYMENT_BATCH_NAME_MAX_LENGTH);
      }),
    );
  });
});

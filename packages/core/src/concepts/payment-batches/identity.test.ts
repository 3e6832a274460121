import { describe, expect, it } from 'vitest';
import { withFormulas, withoutFormulas } from '../../reference/text';
import type { PaymentBatchSourceState } from './contract';
import { check, type Patch, told } from './testing/readText';

const BATCH = '019c0983-4a73-7000-9a31-6fe51a05ba7c';

describe('a file of results', () => {
  const stateOf = (position: number, state: PaymentBatchSourceState['state']): PaymentBatchSourceState => ({
    batchId: BATCH,
    position,
    state,
    orderId: null,
    beneficiaryId: 'id of @Home GmbH',
    beneficiaryName: '@Home GmbH',
    amount: { amount: '12.000', currency: 'USD' },
  });
  const sources = [stateOf(1, 'placed'), stateOf(2, 'refused'), stateOf(3, 'waiting')];
  const headings = 'Payment ID,Beneficiary,Amount,Reference';
  const row = (id: string, amount = '12.00') =>
    `${id},${withoutFormulas('@Home GmbH')},${amount},${withoutFormulas('-17/2026')}`;

  it('comes back with the same reference and payee, and does not offer again what was placed or waits', () => {
    const text = [headings, row(`${BATCH}-1`), row(`${BATCH}-2`), row(`${BATCH}-3`)].join('\n');
    expect(text).toContain("'@Home GmbH,12.00,'-17/2026");
    expect(told(text, { sources })).toEqual([
      '2 excluded: alreadyPlaced',
      '3: @Home GmbH 12.00 -17/2026',
      '4 excluded: stillWaiting',
    ]);
    expect(check(text, { sources }).payable.map(({ order }) => order.source)).toEqual([
      { batchId: BATCH, position: 2 },
    ]);
    const included: Patch = (one) => ({ ...one, excluded: false });
    expect(check(text, { sources }, included).payable.length).toBe(1);
  });

  it('asks about an identity that nobody knows, and about one that comes twice', () => {
    const twice = [headings, row(`${BATCH}-2`), row(`${BATCH}-2`), row('made up'), row('')].join('\n');
    const lines = told(twice, { sources });
    expect(lines.map((line) => line.split(' ')[1])).toEqual([
      'paymentTwice',
      'paymentTwice',
      'paymentUnknown',
      'payeeNear',
    ]);
    const first: Patch = (one) => ({ ...one, excluded: one.number === 1 });
    expect(told(twice, { sources }, first)[1]).toBe('3: @Home GmbH 12.00 -17/2026');
  });

  it('leaves an apostrophe that somebody meant', () => {
    for (const text of ['-17/2026', "'-17", "''=1", 'a;=b', "a;'=b", '\t=x', "O'Neil", "it's", "'90s"]) {
      expect(withFormulas(withoutFormulas(text))).toBe(text);
    }
  });
});

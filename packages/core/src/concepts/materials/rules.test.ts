import { describe, expect, it } from 'vitest';
import type { MaterialUpdate } from './contract';
import { isMaterialChangeAllowed, materialProblems } from './rules';

const right: MaterialUpdate = {
  buyerName: 'Oberland Versand GmbH',
  buyerCountry: 'DE',
  senderName: 'Élan SARL',
  tradeComments: 'Spring order',
  amount: { amount: '120.00', currency: 'EUR' },
  certificateIds: ['one'],
};

describe('the values of a material', () => {
  it('are right when all are there, and when only some are given', () => {
    expect(materialProblems(right)).toEqual([]);
    expect(materialProblems({})).toEqual([]);
    expect(materialProblems({ tradeComments: null })).toEqual([]);
  });

  it.each<[MaterialUpdate, string, string]>([
    [{ certificateIds: [] }, 'certificateIds', 'materials.problem.certificate'],
    [{ certificateIds: Array.from({ length: 11 }, String) }, 'certificateIds', 'materials.problem.certificates'],
    [{ buyerName: ' ' }, 'buyerName', 'materials.problem.required'],
    [{ senderName: 'x'.repeat(141) }, 'senderName', 'materials.problem.length'],
    [{ tradeComments: 'x'.repeat(501) }, 'tradeComments', 'materials.problem.length'],
    [{ buyerCountry: 'XX' }, 'buyerCountry', 'materials.problem.country'],
    [{ amount: { amount: '0.00', currency: 'EUR' } }, 'amount.amount', 'materials.problem.amount'],
    [{ amount: { amount: '-1.00', currency: 'EUR' } }, 'amount.amount', 'materials.problem.amount'],
    [{ amount: { amount: '1.001', currency: 'EUR' } }, 'amount.amount', 'materials.problem.amount'],
  ])('%o are wrong at %s: %s', (change, path, reason) => {
    expect(materialProblems({ ...right, ...change })).toEqual([{ path, reason }]);
  });

  it('stay as they are once something is linked, but for the comments', () => {
    expect(isMaterialChangeAllowed(true, { tradeComments: 'more' })).toBe(true);
    expect(isMaterialChangeAllowed(true, { tradeComments: 'more', buyerName: 'Other' })).toBe(false);
    expect(isMaterialChangeAllowed(false, { buyerName: 'Other' })).toBe(true);
  });
});

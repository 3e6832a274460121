import { describe, expect, it } from 'vitest';
import { collectionOf, materialsOf } from '../sampleMatching';
import { judge, type Plan, toggled, withAmount } from './plan';

const collection = collectionOf();
const [exact, part, more] = materialsOf(collection).candidates.map(({ material }) => material);
if (!exact || !part || !more) throw new Error('three materials are the sample');

const amounts = (plan: Plan) => plan.map(({ amount }) => amount);

describe('a plan', () => {
  it('takes of each material what both sides leave, and gives it back', () => {
    const plan = toggled(toggled([], part, collection), more, collection);
    expect(amounts(plan)).toEqual(['700.00', '500.00']);
    expect(judge(plan, collection).left.minor).toBe(0n);
    expect(amounts(toggled(plan, exact, collection))).toEqual(['700.00', '500.00', '']);
    expect(amounts(toggled(toggled(plan, part, collection), exact, collection))).toEqual(['500.00', '700.00']);
  });

  it.each([
    ['1200.01', 'aboveMaterial'],
    ['0', 'amount'],
    ['12 apples', 'amount'],
    ['1200.001', 'amount'],
  ])('of %s is refused: %s', (amount, problem) => {
    const plan = withAmount(toggled([], exact, collection), exact.id, amount);
    expect([...judge(plan, collection).problems]).toEqual([[exact.id, `materialLinks.problem.${problem}`]]);
  });

  it('is refused where several come to more than the collection needs', () => {
    const plan = withAmount(toggled(toggled([], part, collection), more, collection), more.id, '500.01');
    expect([...judge(plan, collection).problems]).toEqual([[more.id, 'materialLinks.problem.aboveCollection']]);
  });
});

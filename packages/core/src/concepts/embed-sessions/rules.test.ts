import { describe, expect, it } from 'vitest';
import { resources } from '../../gateway/registry';
import { EMBED_COMPONENTS, grantsOf, narrowRules, showsMerchantsOnly } from './rules';

describe('grantsOf', () => {
  it('joins what widgets do, and keeps to the actions asked for', () => {
    const { card, merchant } = grantsOf(['CardLimitsForm', 'CardApplyForm'], null);
    expect([card, merchant]).toEqual([['read', 'update', 'create', 'upload'], ['read']]);
    expect(grantsOf(['CardTable'], ['block', 'delete'])).toEqual({
      card: ['read', 'block'],
      authorization: ['read'],
      merchant: ['read'],
    });
  });

  it('gives only a reading session for an empty list of actions', () => {
    const actions = EMBED_COMPONENTS.flatMap((component) => Object.values(grantsOf([component], [])).flat());
    expect(new Set(actions)).toEqual(new Set(['read']));
  });
});

describe('narrowRules', () => {
  const grants = { card: ['read', 'block'], merchant: ['read'] };

  it('keeps of everything only what is granted', () => {
    expect(narrowRules([{ action: 'manage', subject: 'all' }], grants)).toEqual([
      { action: ['read', 'block'], subject: 'card' },
      { action: ['read'], subject: 'merchant' },
    ]);
  });

  it('adds nothing to a role that may do less', () => {
    const rules = [{ action: ['read', 'export'], subject: ['card', 'statement'] }];
    expect(narrowRules(rules, grants)).toEqual([{ action: ['read'], subject: 'card' }]);
    expect(narrowRules([], grants)).toEqual([]);
  });

  it('keeps exclusions, conditions and fields, in their order', () => {
    const rules = [
      { action: 'manage', subject: 'card', conditions: { currency: 'USD' }, fields: ['id', 'status'] },
      { action: 'block', subject: 'all', inverted: true },
    ];
    expect(narrowRules(rules, { card: ['read', 'block'] })).toEqual([
      { action: ['read', 'block'], subject: 'card', conditions: { currency: 'USD' }, fields: ['id', 'status'] },
      { action: ['block'], subject: 'card', inverted: true },
    ]);
  });
});

it('only widgets of cards can be limited to merchants', () => {
  expect(EMBED_COMPONENTS.filter(showsMerchantsOnly)).toEqual([
    'CardTable',
    'CardDetail',
    'CardActions',
    'CardApplyForm',
    'CardLimitsForm',
    'CardAuthorizationTable',
    'CardBalanceTable',
  ]);
});

it('grants name resources only', () => {
  const segments: readonly string[] = Object.values(resources).map(({ segment }) => segment);
  const named = Object.keys(grantsOf(EMBED_COMPONENTS, null));
  expect(named.filter((segment) => !segments.includes(segment))).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { isRefusalReason, refusalText } from '.';

describe('refusalText', () => {
  it('says a code with its parameters', () => {
    expect(refusalText('refusals.tooLong', { maximum: 30 })).toBe('must have at most 30 characters');
  });

  it('leaves out a parameter that is not given, and keeps `$` of one that is', () => {
    expect(refusalText('refusals.accountTaken')).toBe(' has this account already');
    expect(refusalText('refusals.accountTaken', { name: '$& Ltd' })).toBe('$& Ltd has this account already');
  });

  it('says the code of a rule of a concept in plain words, never as a code', () => {
    expect(refusalText('beneficiaries.problem.required')).toBe('is required');
    expect(refusalText('merchants.problem.hidden')).toBe('has characters that cannot be seen');
    expect(refusalText('bankIdentifiers.iban.checksum')).toBe('has a wrong check digit');
    expect(refusalText('cards.limits.notBelowDefault')).toBe('is not valid');
  });

  it('returns what is no code as it came', () => {
    expect(refusalText('Card is lost')).toBe('Card is lost');
    expect(['refusals.taken', 'toString', 'refusals.', ''].map(isRefusalReason)).toEqual([true, false, false, false]);
  });
});

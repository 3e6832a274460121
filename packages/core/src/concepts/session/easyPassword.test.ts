import { describe, expect, it } from 'vitest';
import { easyPasswordReason } from './easyPassword';

describe('why a password is easy to guess', () => {
  it.each([
    ['Password1!', 'commonWord'],
    ['P@ssw0rd1', 'commonWord'],
    ['Welcome2024!', 'commonWord'],
    ['Mango-12345', 'run'],
    ['Aa1!Aa1!', 'fewCharacters'],
    ['Operator-77', 'ownName'],
  ])('of %s is %s', (password, reason) => {
    expect(easyPasswordReason(password, 'operator@corridor.example')).toBe(reason);
  });

  it.each(['Corridor-2026', 'tR7-pleasant', 'Mango^Tree42'])('is none of %s', (password) => {
    expect(easyPasswordReason(password, 'operator@corridor.example')).toBeNull();
  });

  it('leaves a short user name out, which too many words contain', () => {
    expect(easyPasswordReason('Marooned-42', 'mar@corridor.example')).toBeNull();
  });
});

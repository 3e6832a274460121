import { isPasswordAllowed } from '@corridor/core';
import { describe, expect, it } from 'vitest';
import { createPassword } from './createPassword';

describe('createPassword', () => {
  it('gives another password each time, and each follows the rule', () => {
    const made = Array.from({ length: 200 }, createPassword);
    expect(made.every(isPasswordAllowed)).toBe(true);
    expect(new Set(made).size).toBe(200);
  });
});

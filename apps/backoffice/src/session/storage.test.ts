import { afterEach, expect, it } from 'vitest';
import { CARD_SESSION_KEYS, SESSION_KEYS, STORAGE_KEYS } from './keys';
import { clearCardToken } from './storage';

afterEach(() => localStorage.clear());

// @spec 4.card-token 9.sign
it('the end of an inquiry clears what the cardholder left, and nothing of the operator beside it', () => {
  for (const key of [...SESSION_KEYS, ...CARD_SESSION_KEYS]) localStorage.setItem(key, 'kept');
  clearCardToken();
  const gone = ['corridor-token-card', 'corridor-QueryCard', 'corridor-filterValues'];
  for (const key of gone) expect(localStorage.getItem(key)).toBeNull();
  const left = SESSION_KEYS.filter((key) => !gone.includes(key));
  expect(left).toContain(STORAGE_KEYS.token);
  expect(left.map((key) => localStorage.getItem(key))).toEqual(left.map(() => 'kept'));
});

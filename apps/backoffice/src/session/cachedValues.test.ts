import { afterEach, expect, it } from 'vitest';
import { keepFilter, lastFilter } from './filterValues';
import { STORAGE_KEYS } from './keys';
import { keepQueryCard, wasSeenWithin } from './queryCard';
import { endSession } from './sessionStore';
import { clearCardToken, readStored, writeStored } from './storage';

afterEach(() => localStorage.clear());

// @spec 3.storage.filter-values
it.each([
  ['session', endSession],
  ['inquiry of a cardholder', clearCardToken],
])('the last filter of each list is kept until the end of a %s', (_what, end) => {
  keepFilter('card', 'status=blocked');
  keepFilter('log', 'subject=role');
  keepFilter('card', 'status=lost');
  expect([lastFilter('card'), lastFilter('log'), lastFilter('shop')]).toEqual(['status=lost', 'subject=role', '']);
  end();
  expect([lastFilter('card'), readStored('corridor-filterValues')]).toEqual(['', null]);
});

it.each(['{', '[]', '7', '{"card":7}'])('no filter is read from %s', (text) => {
  writeStored(STORAGE_KEYS.filterValues, text);
  expect(lastFilter('card')).toBe('');
});

// @spec 3.storage.query-card 4.card-token
it('an inquiry is remembered by when it was on screen, and by nothing of its card', () => {
  expect(wasSeenWithin(300)).toBe(true);
  keepQueryCard(1_000_000);
  expect(readStored('corridor-QueryCard')).toBe('{"seenAt":1000000}');
  expect([wasSeenWithin(300, 1_300_000), wasSeenWithin(300, 1_300_001)]).toEqual([true, false]);
  clearCardToken();
  expect(readStored('corridor-QueryCard')).toBeNull();
});

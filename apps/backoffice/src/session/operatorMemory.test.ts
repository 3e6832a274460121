import { beforeEach, expect, it } from 'vitest';
import { operatorKey, STORAGE_KEYS } from './keys';
import { readListMemory, rememberList } from './listMemory';
import { readMemory, remember } from './operatorMemory';
import { endSession } from './sessionStore';
import { writeStored } from './storage';

const signIn = (id: string) => writeStored(STORAGE_KEYS.userInfo, JSON.stringify({ id }));

const COLUMNS = { hidden: ['id'], order: ['name', 'id'], widths: { name: 240 } };
const VIEWS = [{ name: 'Blocked', search: 'status=blocked' }];

beforeEach(() => {
  localStorage.clear();
  signIn('u1');
});

it('keeps what an operator chose over the end of a session, and from others', () => {
  remember({ size: 50, density: 'compact' });
  rememberList('card', { columns: COLUMNS });
  rememberList('card', { views: VIEWS });
  endSession();
  expect(readMemory()).toEqual({});
  signIn('u2');
  expect([readMemory(), readListMemory('card')]).toEqual([{}, {}]);
  signIn('u1');
  expect(readMemory()).toEqual({ size: 50, density: 'compact' });
  expect(readListMemory('card')).toEqual({ columns: COLUMNS, views: VIEWS });
});

it('keeps nothing of nobody', () => {
  writeStored(STORAGE_KEYS.userInfo, null);
  remember({ size: 50 });
  expect(localStorage).toHaveLength(0);
});

it.each([
  ['no JSON', '{'],
  ['another size', '{"size":7}'],
  ['a list', '[]'],
  ['lists that are none', '{"lists":7}'],
  ['columns that are none', '{"lists":{"card":{"columns":{"hidden":"id"},"views":[7]}}}'],
])('reads nothing from %s', (_, text) => {
  writeStored(operatorKey('u1'), text);
  const { columns, views = [] } = readListMemory('card');
  expect([readMemory(), columns, views]).toEqual([{}, undefined, []]);
});

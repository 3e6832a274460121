import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetFormDrafts, formDrafts } from './formDrafts';
import { DRAFT_LIFE, STORAGE_KEYS } from './keys';

const DRAFT = { name: 'Aurelia', limits: { daily: '10' } };
const enter = (id: string) => localStorage.setItem(STORAGE_KEYS.userInfo, JSON.stringify({ id }));

beforeEach(() => enter('u1'));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

it('keeps a draft of one user for a day', () => {
  vi.useFakeTimers();
  formDrafts.keep('shops.create', DRAFT);
  vi.advanceTimersByTime(DRAFT_LIFE - 1);
  expect(formDrafts.read('shops.create')).toEqual(DRAFT);
  enter('u2');
  expect(formDrafts.read('shops.create')).toBeUndefined();
  enter('u1');
  vi.advanceTimersByTime(1);
  expect(formDrafts.read('shops.create')).toBeUndefined();
});

it('forgets what a user left who signs out, and nothing of another', () => {
  formDrafts.keep('shops.create', DRAFT);
  enter('u2');
  formDrafts.keep('shops.create', DRAFT);
  forgetFormDrafts();
  expect(formDrafts.read('shops.create')).toBeUndefined();
  enter('u1');
  expect(formDrafts.read('shops.create')).toEqual(DRAFT);
});

it.each(['null', '[]', '{"name":"Aurelia"}', '{"draft":[],"at":1}', '{'])('takes %s for no draft', (kept) => {
  sessionStorage.setItem('corridor-draft-u1-shops.create', kept);
  expect(formDrafts.read('shops.create')).toBeUndefined();
});

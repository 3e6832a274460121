import { beforeEach, expect, it, vi } from 'vitest';
import { STORAGE_KEYS } from './keys';
import { leaveExpired, takeReturn } from './returnAddress';
import { writeStored } from './storage';

const signIn = (id: string | null) => writeStored(STORAGE_KEYS.userInfo, id && JSON.stringify({ id }));

const AT = new URL('https://corridor.example/card?open=c1#top') as unknown as Location;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('location', { assign: vi.fn() });
});

it('leads the same user back, once', () => {
  signIn('u1');
  leaveExpired(AT);
  expect(location.assign).toHaveBeenCalledWith('/login');
  expect(localStorage).toHaveLength(0);
  signIn('u1');
  expect(takeReturn()).toBe('/card?open=c1#top');
  expect(takeReturn()).toBeNull();
});

it('leads nobody else there', () => {
  signIn('u1');
  leaveExpired(AT);
  signIn('u2');
  expect(takeReturn()).toBeNull();
  signIn('u1');
  expect(takeReturn()).toBeNull();
});

it('remembers nothing of nobody, and reads nothing from what it did not write', () => {
  signIn(null);
  leaveExpired(AT);
  expect(sessionStorage).toHaveLength(0);
  for (const text of ['{', 'null', '7', '{}']) {
    sessionStorage.setItem('corridor-return', text);
    expect(takeReturn()).toBeNull();
  }
});

import { renderHook } from '@testing-library/react';
import { NavigationType } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { OpenScreen } from './createScreenRouter';
import { routeOf } from './routes';
import { Nothing } from './screenCode';
import { useLeaving } from './useLeaving';

function screen(name: 'dashboard' | 'statement', search = ''): OpenScreen {
  const route = routeOf(name);
  const location = { pathname: route.path, search, hash: '', state: null, key: search };
  return { Layout: Nothing, Screen: Nothing, location, change: NavigationType.Push, route };
}

const told = (open: OpenScreen, busy = false, left = false) => ({ open, first: null, unseen: false, busy, left });

it('makes a screen inert from the moment in which the address names another until that one is drawn', () => {
  const { result, rerender, unmount } = renderHook(({ open }) => useLeaving(open), {
    initialProps: { open: screen('dashboard') },
  });
  expect([result.current(told(screen('dashboard'), true)), document.body.inert]).toEqual([false, false]);
  const next = screen('statement');
  expect([result.current(told(next)), document.body.inert]).toEqual([true, true]);
  rerender({ open: next });
  expect(document.body.inert).toBe(false);
  expect([result.current(told(screen('statement', '?page=2'))), document.body.inert]).toEqual([false, false]);
  // The browser has gone back already, to a screen whose code is still fetched.
  expect([result.current(told(next, true, true)), document.body.inert]).toEqual([false, true]);
  rerender({ open: screen('dashboard') });
  expect(document.body.inert).toBe(false);
  result.current(told(screen('statement')));
  unmount();
  expect(document.body.inert).toBe(false);
});

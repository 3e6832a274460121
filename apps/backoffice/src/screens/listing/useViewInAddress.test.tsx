import { shopList } from '@corridor/features';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { STORAGE_KEYS } from '../../session/keys';
import { readListMemory } from '../../session/listMemory';
import { readMemory } from '../../session/operatorMemory';
import { writeStored } from '../../session/storage';
import { type AnyView, useViewInAddress } from './useViewInAddress';

beforeEach(() => {
  localStorage.clear();
  writeStored(STORAGE_KEYS.userInfo, JSON.stringify({ id: 'u1' }));
});

/** The shops at an address, with ways to change what is shown and to go back. */
function openShops(search = '') {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={['/before', `/collection/_shops${search}`]} initialIndex={1}>
      {children}
    </MemoryRouter>
  );
  const { result } = renderHook(() => ({ ...useViewInAddress(shopList), at: useLocation(), navigate: useNavigate() }), {
    wrapper,
  });
  return {
    now: () => result.current,
    at: () => `${result.current.at.pathname}${result.current.at.search}`,
    change: (changes: Partial<AnyView>, why?: 'correction') =>
      act(() => result.current.change({ ...result.current.view, ...changes }, why)),
    back: () => act(() => result.current.navigate(-1)),
    forward: () => act(() => result.current.navigate(1)),
  };
}

it('adds an entry for other rows, and comes back to what each entry says', () => {
  const shops = openShops();
  shops.change({ filter: { search: 'Anna' } });
  shops.change({ page: 2 });
  expect(shops.at()).toBe('/collection/_shops?search=Anna&page=2');
  shops.back();
  expect([shops.at(), shops.now().view.page]).toEqual(['/collection/_shops?search=Anna', 1]);
  shops.back();
  expect([shops.at(), shops.now().view.filter]).toEqual(['/collection/_shops', {}]);
  shops.back();
  expect(shops.at()).toBe('/before');
});

it('adds one entry for one search, however often its typing rests', () => {
  const shops = openShops();
  for (const search of ['A', 'Ann', 'Anna', 'Ann']) shops.change({ filter: { search } });
  expect(shops.at()).toBe('/collection/_shops?search=Ann');
  shops.change({ filter: { search: 'Bo' } });
  shops.back();
  expect(shops.at()).toBe('/collection/_shops?search=Ann');
  shops.back();
  expect([shops.at(), shops.now().view.filter]).toEqual(['/collection/_shops', {}]);
});

it('adds an entry for what opens over the rows, and goes back to the one below where it closes', () => {
  const shops = openShops('?page=9');
  shops.change({ page: 3 }, 'correction');
  shops.change({ openId: 's1' });
  shops.change({ openId: 's2' });
  shops.change({ full: true });
  shops.change({ form: { kind: 'edit', id: 's2' } });
  expect(shops.at()).toBe('/collection/_shops?page=3&open=s2&full=true&form=edit.s2');
  shops.back();
  expect(shops.at()).toBe('/collection/_shops?page=3&open=s2&full=true');
  shops.change({ openId: null, full: false });
  expect(shops.at()).toBe('/collection/_shops?page=3');
  shops.forward();
  expect(shops.at()).toBe('/collection/_shops?page=3&open=s2');
  shops.change({ openId: null });
  shops.back();
  expect(shops.at()).toBe('/before');
});

it('shows what a form has made in its place, over the rows that it was opened from', () => {
  const shops = openShops();
  shops.change({ form: { kind: 'create' } });
  shops.change({ form: null, openId: 's9' });
  expect(shops.at()).toBe('/collection/_shops?open=s9');
  shops.back();
  expect([shops.at(), shops.now().view.form]).toEqual(['/collection/_shops', null]);
  shops.back();
  expect(shops.at()).toBe('/before');
});

it('closes in its place what an address was opened with', () => {
  const shops = openShops('?open=s1');
  shops.change({ openId: null });
  expect(shops.at()).toBe('/collection/_shops');
  shops.back();
  expect(shops.at()).toBe('/before');
});

it('does two changes in one breath, each with its own entry', () => {
  const shops = openShops();
  act(() => {
    const { view, change } = shops.now();
    change({ ...view, filter: { search: 'Anna' } });
    change({ ...view, filter: { search: 'Anna' }, openId: 's1' });
  });
  expect(shops.at()).toBe('/collection/_shops?search=Anna&open=s1');
  shops.back();
  expect(shops.at()).toBe('/collection/_shops?search=Anna');
  shops.back();
  expect(shops.at()).toBe('/collection/_shops');
});

it('remembers columns without a word in the address, and the page size that was chosen', () => {
  const shops = openShops();
  const columns = { hidden: ['status'], order: [], widths: {} };
  shops.change({ columns });
  expect(shops.at()).toBe('/collection/_shops');
  shops.change({ size: 25 });
  expect(shops.at()).toBe('/collection/_shops?size=25');
  expect(readMemory()).toMatchObject({ size: 25 });
  expect(readListMemory('shop')).toMatchObject({ columns });
  const again = openShops();
  expect(again.now().view).toMatchObject({ size: 25, columns });
  expect(openShops('?page=2').now().view.size).toBe(10);
});

it('names what it cannot read until it is taken out of the address', () => {
  const shops = openShops('?status=frozen&search=Anna');
  expect(shops.now().unread).toEqual(['status=frozen']);
  act(() => shops.now().tidy());
  expect([shops.at(), shops.now().unread]).toEqual(['/collection/_shops?search=Anna', []]);
});

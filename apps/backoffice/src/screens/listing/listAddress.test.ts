import { BALANCE_CURRENCIES, businessType, cards, enablement, shops, statements, statementType } from '@corridor/core';
import type { AnyFilter } from '@corridor/features';
import { describe, expect, it } from 'vitest';
import { type AddressedView, readAddress, writeAddress } from './listAddress';

const DATE = { from: '2026-01-01T00:00:00.000Z', to: '2026-02-01T00:00:00.000Z', zone: 'Europe/Paris' };

const codes = (listed: readonly (string | number)[]): AnyFilter => ({
  shape: { kind: 'codes', codes: listed, label: 'currency' },
});

const STATEMENTS = {
  resource: statements,
  filters: {
    type: codes(statementType.codes),
    currency: codes(BALANCE_CURRENCIES),
    date: { shape: { kind: 'range' } },
  },
} as const;

const SHOPS = {
  resource: shops,
  filters: {
    status: codes(enablement.codes),
    businessType: codes(businessType.codes),
    ownerId: { shape: { kind: 'record', concept: 'merchants' } },
    createdAt: { shape: { kind: 'range' } },
  },
} as const;

const EVERY_KIND = {
  resource: cards,
  filters: {
    ...SHOPS.filters,
    last4: { shape: { kind: 'digits', length: 4 } },
    moduleName: { shape: { kind: 'text' } },
    shared: { shape: { kind: 'flag', yes: 'yes', no: 'no' } },
    amount: { shape: { kind: 'amount' } },
  },
} as const;

type List = Parameters<typeof readAddress>[0];

const firstOf = ({ resource }: List): AddressedView => ({
  ...{ filter: {}, sort: resource.firstSort, page: 1, size: 10, openId: null, full: false, form: null },
});
const again = (list: List, view: AddressedView, usual?: number) =>
  readAddress(list, String(writeAddress(list, view, usual)), usual);

describe('the address of a list', () => {
  it('reproduces what is shown', () => {
    const view: AddressedView = {
      filter: { search: 'Li Na & Söhne', type: ['monthly'], currency: ['USD', 'EUR'], date: DATE },
      sort: { field: 'endingBalance', direction: 'asc' },
      page: 3,
      size: 50,
      openId: 'a1',
      full: true,
      form: null,
    };
    expect(again(STATEMENTS, view)).toEqual({ view, unread: [] });
  });

  it.each([
    { businessType: [...businessType.codes].slice(0, 2), ownerId: '0190-a' },
    { last4: '0042', shared: false },
    { moduleName: 'Cards, 50 % & more' },
    { shared: true, amount: { min: '10.50' } },
    { amount: { max: '20' } },
    { amount: { min: '1', max: '2' }, createdAt: DATE },
  ])('reproduces every kind of condition: %j', (filter) => {
    const view = { ...firstOf(EVERY_KIND), filter };
    expect(again(EVERY_KIND, view)).toEqual({ view, unread: [] });
  });

  it.each([
    { kind: 'create' },
    { kind: 'edit', id: 'b1' },
    { kind: 'duplicate', id: 'b-2' },
    { kind: 'limits', id: 'c' },
  ])('reproduces the open form: %j', (form) => {
    const view = { ...firstOf(SHOPS), form };
    expect(again(SHOPS, view).view).toEqual(view);
  });

  it('stays empty for what is shown at first, and says that nothing sorts', () => {
    expect(String(writeAddress(SHOPS, firstOf(SHOPS)))).toBe('');
    expect(readAddress(SHOPS, '')).toEqual({ view: firstOf(SHOPS), unread: [] });
    const unsorted = { ...firstOf(SHOPS), sort: null };
    expect(again(SHOPS, unsorted).view).toEqual(unsorted);
  });

  it('reads one part after the other, and names those that it cannot', () => {
    const search = `createdAt=${DATE.from}~${DATE.to}~Mars/Base&status=0,frozen&page=x&businessType=99&sort=name.asc&nothing=1`;
    const { view, unread } = readAddress(SHOPS, search);
    expect(view.sort).toEqual({ field: 'name', direction: 'asc' });
    expect(Object.keys(view.filter)).toEqual(enablement.codes.some((code) => String(code) === '0') ? ['status'] : []);
    expect(unread.map((part) => part.split('=')[0])).toEqual([
      'createdAt',
      'status',
      'page',
      'businessType',
      'nothing',
    ]);
    expect(unread[0]).toContain('Mars/Base');
    expect(unread[1]).toMatch(/frozen/);
  });

  it.each([
    ...['page=0', 'page=-1', 'page=1.5', 'size=7', 'sort=nothing.asc', 'sort=name.up', 'sort=name.asc.x'],
    ...['createdAt=a~b~c', `createdAt=${DATE.to}~${DATE.from}~Etc/UTC`, `createdAt=${DATE.from}~${DATE.to}`],
    ...['createdAt=2026-02-31T00:00:00.000Z~2026-03-01T00:00:00.000Z~Etc/UTC', 'ownerId=a b', 'last4=123'],
    ...['last4=12x4', 'shared=maybe', 'amount=~', 'amount=1', 'amount=a~2', 'amount=1~2~3', 'full=yes', 'form=edit'],
    ...['form=edit.', 'form=.a', 'constructor=1', '__proto__=1', 'shared=true&shared=false'],
  ])('names %s and shows the rest', (search) => {
    const { view, unread } = readAddress(EVERY_KIND, `${search}&search=Anna`);
    expect(unread).toHaveLength(1);
    expect(view.filter).toMatchObject({ search: 'Anna' });
    expect({ ...view, filter: {} }).toEqual(firstOf(EVERY_KIND));
  });

  it('leaves out a search that is longer than any, and names its beginning', () => {
    expect(readAddress(SHOPS, `search=${'x'.repeat(100)}`).unread).toEqual([]);
    const { view, unread } = readAddress(SHOPS, `search=${'x'.repeat(101)}`);
    expect(view.filter).toEqual({});
    expect(unread).toEqual([`search=${'x'.repeat(100)}…`]);
  });

  it('without a word of rows shows as many as the operator is used to, and says how many are shown to others', () => {
    expect(readAddress(SHOPS, 'open=a', 50).view.size).toBe(50);
    expect(readAddress(SHOPS, 'search=Anna', 50).view.size).toBe(10);
    const usual = { ...firstOf(SHOPS), size: 50, page: 2 };
    expect(String(writeAddress(SHOPS, usual, 50))).toBe('page=2&size=50');
    expect(again(SHOPS, firstOf(SHOPS), 50).view.size).toBe(10);
  });
});

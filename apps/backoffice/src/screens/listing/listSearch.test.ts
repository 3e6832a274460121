import { describe, expect, it } from 'vitest';
import { beneficiaryAddress } from '../beneficiaries/beneficiaryAddress';
import { cardAddress } from '../cards/cardAddress';
import { exchangeOrderAddress } from '../exchange-orders/exchangeOrderAddress';
import { statementAddress } from '../statements/statementAddress';
import { readListSearch, writeListSearch } from './listSearch';

const DATE = { from: '2026-01-01T00:00:00.000Z', to: '2026-02-01T00:00:00.000Z', zone: 'Etc/UTC' };

describe('the address of a list', () => {
  it('reproduces the view', () => {
    const view = {
      ...statementAddress.first,
      filter: { search: 'Li Na', type: ['monthly' as const], currency: ['EUR'], date: DATE },
      sort: { field: 'endingBalance' as const, direction: 'asc' as const },
      page: 3,
      size: 50,
      openId: 'a1',
    };
    const { columns: _, ...kept } = view;
    expect(readListSearch(statementAddress, writeListSearch(statementAddress, view))).toEqual(kept);
  });

  it('reproduces texts, flags and what a list holds beyond the others', () => {
    const cards = {
      ...cardAddress.first,
      filter: { last4: '2769', merchantId: 'm1', shared: false, createdAt: DATE },
    };
    expect(readListSearch(cardAddress, writeListSearch(cardAddress, cards)).filter).toEqual(cards.filter);
    const form = { kind: 'edit', beneficiaryId: 'b1' } as const;
    const editing = writeListSearch(beneficiaryAddress, { ...beneficiaryAddress.first, form });
    expect(readListSearch(beneficiaryAddress, editing).form).toEqual(form);
    expect(readListSearch(beneficiaryAddress, new URLSearchParams('form=edit')).form).toBeNull();
  });

  it('stays empty for what is shown at first', () => {
    expect(String(writeListSearch(exchangeOrderAddress, exchangeOrderAddress.first))).toBe('');
    const { columns: _, ...first } = exchangeOrderAddress.first;
    expect(readListSearch(exchangeOrderAddress, new URLSearchParams())).toEqual(first);
  });

  it.each(['page=-1', 'page=x', 'size=7', 'sort=nothing.asc', 'sort=date.up', 'type=yearly', 'date=a~b~c'])(
    'takes no notice of %s',
    (search) => {
      const { columns: _, ...first } = statementAddress.first;
      expect(readListSearch(statementAddress, new URLSearchParams(search))).toEqual(first);
    },
  );
});

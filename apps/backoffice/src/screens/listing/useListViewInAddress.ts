import type { ListView } from '@corridor/features';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ListAddress, readListSearch, writeListSearch } from './listSearch';

/** What a list shows, kept in the address, so that a link reproduces it; columns stay with the screen. */
export function useListViewInAddress<Filter extends object, SortField extends string, More extends object>(
  address: ListAddress<Filter, SortField, More>,
): readonly [ListView<Filter, SortField> & More, (view: ListView<Filter, SortField> & More) => void] {
  const [params, setParams] = useSearchParams();
  const [columns, setColumns] = useState(address.first.columns);
  const view = useMemo(
    () => ({ ...address.first, ...readListSearch(address, params), columns }),
    [address, params, columns],
  );
  const change = useCallback(
    (next: ListView<Filter, SortField> & More) => {
      setColumns(next.columns);
      setParams(writeListSearch(address, next));
    },
    [address, setParams],
  );
  return [view, change];
}

import { defaultExchangeOrderView, type ExchangeOrderView } from '@corridor/features';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readExchangeOrderSearch, writeExchangeOrderSearch } from './exchangeOrderSearch';

/** What the exchange order table shows, kept in the address, so that a link reproduces it; columns stay with the screen. */
export function useExchangeOrderViewInAddress(): readonly [ExchangeOrderView, (view: ExchangeOrderView) => void] {
  const [params, setParams] = useSearchParams();
  const [columns, setColumns] = useState(defaultExchangeOrderView.columns);
  const view = useMemo(() => ({ ...readExchangeOrderSearch(params), columns }), [params, columns]);
  const change = useCallback(
    (next: ExchangeOrderView) => {
      setColumns(next.columns);
      setParams(writeExchangeOrderSearch(next));
    },
    [setParams],
  );
  return [view, change];
}

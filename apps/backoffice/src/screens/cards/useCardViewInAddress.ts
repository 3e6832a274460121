import { type CardView, defaultCardView } from '@corridor/features';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readCardSearch, writeCardSearch } from './cardSearch';

/** What the card table shows, kept in the address, so that a link reproduces it; columns stay with the screen. */
export function useCardViewInAddress(): readonly [CardView, (view: CardView) => void] {
  const [params, setParams] = useSearchParams();
  const [columns, setColumns] = useState(defaultCardView.columns);
  const view = useMemo(() => ({ ...readCardSearch(params), columns }), [params, columns]);
  const change = useCallback(
    (next: CardView) => {
      setColumns(next.columns);
      setParams(writeCardSearch(next));
    },
    [setParams],
  );
  return [view, change];
}

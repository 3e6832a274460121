import { type BeneficiaryView, defaultBeneficiaryView } from '@corridor/features';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readBeneficiarySearch, writeBeneficiarySearch } from './beneficiarySearch';

/** What the beneficiary table shows, kept in the address, so that a link reproduces it; columns stay with the screen. */
export function useBeneficiaryViewInAddress(): readonly [BeneficiaryView, (view: BeneficiaryView) => void] {
  const [params, setParams] = useSearchParams();
  const [columns, setColumns] = useState(defaultBeneficiaryView.columns);
  const view = useMemo(() => ({ ...readBeneficiarySearch(params), columns }), [params, columns]);
  const change = useCallback(
    (next: BeneficiaryView) => {
      setColumns(next.columns);
      setParams(writeBeneficiarySearch(next));
    },
    [setParams],
  );
  return [view, change];
}

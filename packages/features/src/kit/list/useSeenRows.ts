import { useMemo, useRef } from 'react';

/** Rows that have been on screen, by id: what is selected may stand on another page. */
export function useSeenRows<Row extends { readonly id: string }>(
  items: readonly Row[] | undefined,
): ReadonlyMap<string, Row> {
  const known = useRef<ReadonlyMap<string, Row>>(new Map());
  return useMemo(() => {
    known.current = new Map([...known.current, ...(items ?? []).map((row) => [row.id, row] as const)]);
    return known.current;
  }, [items]);
}

import { useMemo } from 'react';
import { useControlled } from '../../internal/useControlled';
import type { TableProps } from './props';
import { useStable } from './useStable';

const NONE: readonly string[] = [];

/** Which rows show their details, and the switch of one. */
export function useExpansion<Row>(given: Pick<TableProps<Row>, 'expanded' | 'defaultExpanded' | 'onExpandedChange'>) {
  const { expanded, defaultExpanded = NONE, onExpandedChange } = given;
  const [list, setList] = useControlled(expanded, defaultExpanded, onExpandedChange);
  const ids = useMemo(() => new Set(list), [list]);
  const toggle = useStable((id: string) => {
    setList(ids.has(id) ? list.filter((other) => other !== id) : [...list, id]);
  });
  return { ids, toggle };
}

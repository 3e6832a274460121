import type { CallOptions } from '@corridor/core';
import { useRuntime } from '../../runtime/Runtime';
import { useRead } from '../../runtime/useRead';
import type { AnyTabs } from './defineTabs';
import type { ListState } from './ListState';
import { meaningful } from './ListView';

/** Counts of the tabs of a list. */
export interface TabCounts {
  readonly all: number;
  of(code: string | number): number | undefined;
}

type Counted = Readonly<Record<string, unknown>> & { readonly count: number };

interface CountSource {
  call(name: string, input: object, options?: CallOptions): Promise<readonly Counted[]>;
}

/** Counts what the rest of the filter finds of each code; undefined until that has come. */
export function useTabCounts({ field, counts }: AnyTabs, { list, view, pinned }: ListState): TabCounts | undefined {
  const { gateway } = useRuntime();
  const { [field]: _, ...others }: Readonly<Record<string, unknown>> = { ...view.filter, ...pinned };
  const input = meaningful(others);
  const { data } = useRead({
    key: [list.resource.segment, 'call', { counts, input }],
    keepPrevious: true,
    fetch: (options) => sourceOf(gateway[list.concept]).call(counts, input, options),
  });
  return (
    data && {
      all: data.reduce((sum, { count }) => sum + count, 0),
      of: (code) => data.find((one) => one[field] === code)?.count,
    }
  );
}

/** Guarantee: tabs are declared with a call of their concept that counts. */
function sourceOf(client: object): CountSource {
  return client as CountSource;
}

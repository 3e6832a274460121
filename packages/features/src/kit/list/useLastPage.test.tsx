// @vitest-environment jsdom
import type { Page } from '@corridor/core';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Read } from '../../runtime/useRead';
import type { ViewChange } from './ListView';
import { useLastPage } from './useLastPage';
import { useListView } from './useListView';

const START = { page: 1, size: 10 };

const pageOf = (total: number, previous = false): Read<Page<unknown>> => ({
  ...{ data: { items: [], page: 1, size: 10, total }, error: undefined, loading: false, refreshing: false },
  ...{ previous, refresh: async () => undefined },
});

/** A list at a page, and every view that its host has heard of. */
function openAt(page: number, read: Read<Page<unknown>>) {
  const heard: [number, ViewChange | undefined][] = [];
  const { result } = renderHook(() => {
    const onChange = (view: typeof START, why?: ViewChange) => void heard.push([view.page, why]);
    const [view, change] = useListView(START, { page }, onChange);
    useLastPage(read, view, change);
    return change;
  });
  return { heard, change: result.current };
}

it('tells a page behind the last one as a correction, and what somebody asked for as it is', () => {
  const { heard, change } = openAt(9, pageOf(21));
  expect(heard).toEqual([[3, 'correction']]);
  change((view) => ({ ...view, page: 2 }));
  expect(heard.at(-1)).toEqual([2, undefined]);
});

it('corrects nothing by the total of an earlier page', () => {
  expect(openAt(9, pageOf(21, true)).heard).toEqual([]);
  expect(openAt(3, pageOf(21)).heard).toEqual([]);
});

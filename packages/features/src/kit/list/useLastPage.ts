import type { Page } from '@corridor/core';
import { useEffect } from 'react';
import type { Read } from '../../runtime/useRead';
import type { ChangeView } from './useListView';

/** A page behind the last one, from an old link or after rows went away, becomes the last one. */
export function useLastPage<View extends { readonly page: number; readonly size: number }>(
  page: Read<Page<unknown>>,
  view: View,
  change: ChangeView<View>,
): void {
  const total = page.previous ? undefined : page.data?.total;
  useEffect(() => {
    if (total === undefined) return;
    const last = Math.max(1, Math.ceil(total / view.size));
    if (view.page > last) change((now) => ({ ...now, page: last }), 'correction');
  }, [total, view.page, view.size, change]);
}

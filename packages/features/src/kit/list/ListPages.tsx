import { PAGE_SIZES } from '@corridor/core';
import { Pagination } from '@corridor/ui';
import { withSize } from './ListView';
import type { ChangeView } from './useListView';

/** Props of `ListPages`. */
export interface ListPagesProps<View> {
  /** Name of the list. */
  readonly label: string;
  readonly view: View;
  readonly change: ChangeView<View>;
  readonly total: number;
}

/** The pages of a list, below it. */
export function ListPages<View extends { readonly page: number; readonly size: number }>({
  label,
  view,
  change,
  total,
}: ListPagesProps<View>) {
  return (
    <Pagination
      aria-label={label}
      page={view.page}
      size={view.size}
      total={total}
      sizes={PAGE_SIZES}
      onPageChange={(page) => change((now) => ({ ...now, page }))}
      onSizeChange={(size) => change((now) => withSize(now, size))}
    />
  );
}

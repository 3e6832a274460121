import type { BeneficiaryContract, ExportQuery, PageQuery } from '@corridor/core';
import { meaningful, shownColumns } from '../../listing/view';
import type { PinnedBeneficiaryFilter } from './customization';
import { BENEFICIARY_COLUMNS, type BeneficiaryView } from './view';

type Conditions = Pick<PageQuery<BeneficiaryContract>, 'filter' | 'sort'>;

/** Conditions and order of a view, with what the host pinned; page and export both start from these. */
function conditions(view: BeneficiaryView, pinned: PinnedBeneficiaryFilter): Conditions {
  return { filter: meaningful({ ...view.filter, ...pinned }), ...(view.sort && { sort: view.sort }) };
}

/** The page of beneficiaries that a view asks for. */
export function pageQuery(view: BeneficiaryView, pinned: PinnedBeneficiaryFilter): PageQuery<BeneficiaryContract> {
  return { ...conditions(view, pinned), page: view.page, size: view.size };
}

/** Exactly what a view shows, as a file: same conditions, the visible columns in the reader's order, times in one zone. */
export function exportQuery(
  view: BeneficiaryView,
  pinned: PinnedBeneficiaryFilter,
  zone: string,
): ExportQuery<BeneficiaryContract> {
  const columns = shownColumns(BENEFICIARY_COLUMNS, view.columns);
  return { ...conditions(view, pinned), format: 'csv', columns, zone };
}

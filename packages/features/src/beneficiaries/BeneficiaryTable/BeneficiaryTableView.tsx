import { type Beneficiary, countryNames } from '@corridor/core';
import { Button, Table, type TableSort } from '@corridor/ui';
import { useMemo } from 'react';
import { ErrorState } from '../../display/ErrorState';
import { ListPages } from '../../listing/ListPages';
import { isFiltered, withSort } from '../../listing/view';
import { beneficiariesMessages } from '../../messages/beneficiaries';
import { useRuntime } from '../../runtime/Runtime';
import { useWords } from '../../words/useWords';
import { BeneficiaryActionMenu } from '../BeneficiaryActions/BeneficiaryActionMenu';
import { BeneficiaryTableLayers } from './BeneficiaryTableLayers';
import { BeneficiaryToolbar } from './BeneficiaryToolbar';
import { beneficiaryColumns } from './columns';
import type { BeneficiaryTableState } from './useBeneficiaryTable';
import type { BeneficiaryView } from './view';

const idOf = (row: Beneficiary) => row.id;
const nameOf = (row: Beneficiary) => row.name;
const NOBODY: readonly Beneficiary[] = [];

/** The beneficiary table as it looks: filters, rows, pages and every state they may be in. */
export function BeneficiaryTableView({ state }: { readonly state: BeneficiaryTableState }) {
  const say = useWords(beneficiariesMessages);
  const { locale } = useRuntime();
  const { view, change, page, changedId, options } = state;
  const custom = options.dataCustomization;
  const columns = useMemo(
    () => beneficiaryColumns({ say, countryOf: countryNames(locale), changedId }, custom),
    [say, locale, changedId, custom],
  );
  const { data, error } = page;
  const filtered = isFiltered(view.filter);
  return (
    <>
      <Table
        label={say('beneficiaries.table.label')}
        columns={columns}
        rows={data?.items ?? NOBODY}
        rowId={idOf}
        rowLabel={nameOf}
        firstRow={(view.page - 1) * view.size}
        totalRows={data?.total ?? 0}
        loading={page.loading}
        skeletonRows={view.size}
        refreshing={page.previous}
        error={error && <ErrorState error={error} onRetry={() => void page.refresh()} />}
        empty={filtered ? 'unmatched' : 'nothing'}
        emptyAction={
          !filtered && <Button onClick={() => state.write({ kind: 'create' })}>{say('beneficiaries.table.new')}</Button>
        }
        onClearFilters={() => state.filter({})}
        sort={view.sort}
        onSortChange={(sort) => change((now) => withSort(now, beneficiarySort(sort)))}
        columnView={view.columns}
        onColumnViewChange={(next) => change((now) => ({ ...now, columns: next }))}
        onRowOpen={(row) => state.open(row.id)}
        activeRowId={view.openId}
        rowActions={(row) => (
          <BeneficiaryActionMenu
            beneficiary={row}
            onOpen={() => state.open(row.id)}
            onWrite={state.write}
            onDeed={(deed) => state.ask({ beneficiary: row, deed })}
          />
        )}
        toolbar={<BeneficiaryToolbar state={state} columns={columns} />}
        footer={data && <ListPages view={view} change={change} total={data.total} />}
      />
      <BeneficiaryTableLayers state={state} />
    </>
  );
}

/** Guarantee: the table sorts by ids of columns, and every sortable column is named by a field of `BeneficiarySort`. */
function beneficiarySort(sort: TableSort | null): BeneficiaryView['sort'] {
  return sort as BeneficiaryView['sort'];
}

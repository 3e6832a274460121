import type { Beneficiary } from '@corridor/core';
import { Button, Icon, PlusIcon, type TableColumn } from '@corridor/ui';
import { ListFilters } from '../../filters/ListFilters';
import { ListToolbar } from '../../listing/ListToolbar';
import { beneficiariesMessages } from '../../messages/beneficiaries';
import { useFormatters } from '../../runtime/useFormatters';
import { useWords } from '../../words/useWords';
import type { BeneficiaryTableState } from './useBeneficiaryTable';
import { useFilterFields } from './useFilterFields';

/** Props of `BeneficiaryToolbar`. */
export interface BeneficiaryToolbarProps {
  readonly state: BeneficiaryTableState;
  readonly columns: readonly TableColumn<Beneficiary>[];
}

/** Title, count and tools of the beneficiary table, and its filters below. */
export function BeneficiaryToolbar({ state, columns }: BeneficiaryToolbarProps) {
  const say = useWords(beneficiariesMessages);
  const format = useFormatters();
  const fields = useFilterFields();
  const { view, change, page, pinned } = state;
  const total = page.data?.total;
  const counted = total !== undefined && { count: total, shown: format.count(total) };
  return (
    <ListToolbar
      title={say('beneficiaries.title')}
      headingLevel={state.options.headingLevel ?? 2}
      count={counted ? say('beneficiaries.table.count', counted) : undefined}
      columns={columns}
      columnView={view.columns}
      onColumnViewChange={(next) => change((now) => ({ ...now, columns: next }))}
      onRefresh={() => void page.refresh()}
      refreshing={page.refreshing && !page.previous}
      exporter={state.exporter}
      exportLabel={say('beneficiaries.table.export')}
      action={
        <Button
          size="sm"
          variant="primary"
          startIcon={<Icon of={PlusIcon} size="sm" />}
          onClick={() => state.write({ kind: 'create' })}
        >
          {say('beneficiaries.table.new')}
        </Button>
      }
    >
      <ListFilters
        fields={fields}
        filter={view.filter}
        pinned={pinned}
        onChange={state.filter}
        searchPlaceholder={say('beneficiaries.filter.search')}
      />
    </ListToolbar>
  );
}

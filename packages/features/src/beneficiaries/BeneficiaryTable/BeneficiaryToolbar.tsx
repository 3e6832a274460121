import type { Beneficiary } from '@corridor/core';
import { Button, Icon, PlusIcon, type TableColumn } from '@corridor/ui';
import { ListFilters } from '../../filters/ListFilters';
import { ListToolbar } from '../../listing/ListToolbar';
import { beneficiariesMessages } from '../../messages/beneficiaries';
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
  const fields = useFilterFields();
  return (
    <ListToolbar
      state={state}
      title={say('beneficiaries.title')}
      headingLevel={state.options.headingLevel}
      count={(counted) => say('beneficiaries.table.count', counted)}
      columns={columns}
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
        label={say('beneficiaries.table.label')}
        fields={fields}
        filter={state.view.filter}
        pinned={state.pinned}
        onChange={state.filter}
        searchPlaceholder={say('beneficiaries.filter.search')}
      />
    </ListToolbar>
  );
}

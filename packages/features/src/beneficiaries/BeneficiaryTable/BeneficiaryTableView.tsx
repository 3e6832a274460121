import { type Beneficiary, countryNames } from '@corridor/core';
import { Button } from '@corridor/ui';
import { useMemo } from 'react';
import { ListTable } from '../../listing/ListTable';
import { mayDo } from '../../listing/mayDo';
import { beneficiariesMessages } from '../../messages/beneficiaries';
import { useRuntime } from '../../runtime/Runtime';
import { useWords } from '../../words/useWords';
import { BeneficiaryActionMenu } from '../BeneficiaryActions/BeneficiaryActionMenu';
import { BeneficiaryTableLayers } from './BeneficiaryTableLayers';
import { BeneficiaryToolbar } from './BeneficiaryToolbar';
import { beneficiaryColumns } from './columns';
import type { BeneficiaryTableState } from './useBeneficiaryTable';

const nameOf = (row: Beneficiary) => row.name;

/** The beneficiary table as it looks: filters, rows, pages and every state they may be in. */
export function BeneficiaryTableView({ state }: { readonly state: BeneficiaryTableState }) {
  const say = useWords(beneficiariesMessages);
  const { locale } = useRuntime();
  const { changedId, options } = state;
  const custom = options.dataCustomization;
  const columns = useMemo(
    () => beneficiaryColumns({ say, countryOf: countryNames(locale), changedId }, custom),
    [say, locale, changedId, custom],
  );
  return (
    <>
      <ListTable
        state={state}
        label={say('beneficiaries.table.label')}
        columns={columns}
        rowLabel={nameOf}
        emptyAction={
          mayDo(state.page.data, 'create') && (
            <Button onClick={() => state.write({ kind: 'create' })}>{say('beneficiaries.table.new')}</Button>
          )
        }
        rowActions={(row) => (
          <BeneficiaryActionMenu
            beneficiary={row}
            onOpen={() => state.open(row.id)}
            onWrite={state.write}
            onDeed={(deed) => state.ask({ beneficiary: row, deed })}
          />
        )}
        toolbar={<BeneficiaryToolbar state={state} columns={columns} />}
      />
      <BeneficiaryTableLayers state={state} />
    </>
  );
}

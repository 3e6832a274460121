import { lazy, Suspense } from 'react';
import type { BeneficiaryTableState } from './useBeneficiaryTable';

const BeneficiaryDetailDrawer = lazy(async () => ({
  default: (await import('../BeneficiaryDetail/BeneficiaryDetailDrawer')).BeneficiaryDetailDrawer,
}));
const BeneficiaryFormDrawer = lazy(async () => ({
  default: (await import('../BeneficiaryForm/BeneficiaryFormDrawer')).BeneficiaryFormDrawer,
}));
const BeneficiaryActionDialog = lazy(async () => ({
  default: (await import('../BeneficiaryActions/BeneficiaryActionDialog')).BeneficiaryActionDialog,
}));

/** What opens over the beneficiary table: details, the form and the confirmation of a deed; each loads when it first opens. */
export function BeneficiaryTableLayers({ state }: { readonly state: BeneficiaryTableState }) {
  const { view, page, pending, options } = state;
  return (
    <Suspense fallback={null}>
      {view.openId && (
        <BeneficiaryDetailDrawer
          beneficiaryId={view.openId}
          row={page.data?.items.find(({ id }) => id === view.openId)}
          onClose={() => state.open(null)}
          onWrite={state.write}
          onDeed={(beneficiary, deed) => state.ask({ beneficiary, deed })}
          detailRows={options.dataCustomization?.detailRows}
        />
      )}
      {view.form && (
        <BeneficiaryFormDrawer
          key={JSON.stringify(view.form)}
          target={view.form}
          fieldCustomization={options.fieldCustomization}
          onClose={() => state.write(null)}
          onSaved={({ id }) => {
            state.change((now) => ({ ...now, form: null, openId: id }));
            state.changed(id);
          }}
        />
      )}
      {pending && (
        <BeneficiaryActionDialog
          pending={pending}
          onClose={() => state.ask(null)}
          onDone={({ beneficiary: { id }, deed }) => (deed === 'delete' ? state.gone(id) : state.changed(id))}
        />
      )}
    </Suspense>
  );
}

import { enablement } from '@corridor/core';
import { Button, Drawer, Field, Icon, Inline, PlusIcon, Stack } from '@corridor/ui';
import { useState } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { RecordCombobox } from '../../../kit/records/RecordCombobox';
import { paymentOrdersMessages } from '../../../messages/payment-orders';
import type { PaymentTicketState } from './paymentShape';

/** Props of `BeneficiaryField`. */
export interface BeneficiaryFieldProps {
  readonly state: PaymentTicketState;
  readonly error: string | undefined;
}

const ENABLED = { status: [enablement.code.enabled] };

/** Whom to pay: picked, or created in place where the host gives the form; what the old one decided is decided anew. */
export function BeneficiaryField({ state, error }: BeneficiaryFieldProps) {
  const t = useMessages(paymentOrdersMessages);
  const [open, setOpen] = useState<'create' | 'edit'>();
  const { draft, data, options, change } = state;
  const { beneficiary } = data;
  const isIncomplete = Boolean(beneficiary?.gap && beneficiary.allowedActions.includes('update'));
  const { newBeneficiary: NewBeneficiary } = options;
  const choose = (beneficiaryId: string) =>
    change((now) => ({ ...now, beneficiaryId, accountId: '', feeDirection: '', purpose: '', invoice: [] }));
  return (
    <Stack gap={1}>
      <Field label={t('paymentOrders.form.beneficiary')} error={error}>
        <RecordCombobox concept="beneficiaries" among={ENABLED} value={draft.beneficiaryId} onChange={choose} />
      </Field>
      {NewBeneficiary && (
        <Inline gap={2}>
          <Button
            size="sm"
            variant="ghost"
            startIcon={<Icon of={PlusIcon} size="sm" />}
            onClick={() => setOpen('create')}
          >
            {t('paymentOrders.form.newBeneficiary')}
          </Button>
          {isIncomplete && (
            <Button size="sm" onClick={() => setOpen('edit')}>
              {t('paymentOrders.form.editBeneficiary')}
            </Button>
          )}
        </Inline>
      )}
      {NewBeneficiary && open && (
        // The drawer stands elsewhere on the page, but what it sends would still reach the ticket around it.
        <div onSubmit={(event) => event.stopPropagation()}>
          <Drawer
            open
            title={t(open === 'edit' ? 'paymentOrders.form.editBeneficiary' : 'paymentOrders.form.newBeneficiary')}
            onClose={() => setOpen(undefined)}
          >
            <NewBeneficiary
              {...(open === 'edit' && { target: { kind: 'edit', beneficiaryId: draft.beneficiaryId } })}
              onCancel={() => setOpen(undefined)}
              onSaved={({ id }) => {
                if (id !== draft.beneficiaryId) choose(id);
                setOpen(undefined);
              }}
            />
          </Drawer>
        </div>
      )}
    </Stack>
  );
}

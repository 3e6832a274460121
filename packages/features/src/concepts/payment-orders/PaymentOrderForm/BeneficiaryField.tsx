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
  const [creating, setCreating] = useState(false);
  const { draft, options, change } = state;
  const { newBeneficiary: NewBeneficiary } = options;
  const choose = (beneficiaryId: string) =>
    change((now) => ({ ...now, beneficiaryId, accountId: '', feeDirection: '', purpose: '', invoice: [] }));
  return (
    <Stack gap={1}>
      <Field label={t('paymentOrders.form.beneficiary')} error={error}>
        <RecordCombobox concept="beneficiaries" among={ENABLED} value={draft.beneficiaryId} onChange={choose} />
      </Field>
      {NewBeneficiary && (
        <Inline>
          <Button
            size="sm"
            variant="ghost"
            startIcon={<Icon of={PlusIcon} size="sm" />}
            onClick={() => setCreating(true)}
          >
            {t('paymentOrders.form.newBeneficiary')}
          </Button>
        </Inline>
      )}
      {NewBeneficiary && creating && (
        // The drawer stands elsewhere on the page, but what it sends would still reach the ticket around it.
        <div onSubmit={(event) => event.stopPropagation()}>
          <Drawer open title={t('paymentOrders.form.newBeneficiary')} onClose={() => setCreating(false)}>
            <NewBeneficiary
              onCancel={() => setCreating(false)}
              onSaved={({ id }) => {
                choose(id);
                setCreating(false);
              }}
            />
          </Drawer>
        </div>
      )}
    </Stack>
  );
}

import type { BeneficiaryDetail } from '@corridor/core';
import { Button, Drawer } from '@corridor/ui';
import { type MutableRefObject, useEffect, useId, useRef, useState } from 'react';
import { ErrorState } from '../../display/ErrorState';
import { bankIdentifiersMessages } from '../../messages/bank-identifiers';
import { beneficiariesMessages } from '../../messages/beneficiaries';
import { useWords } from '../../words/useWords';
import { BeneficiaryFormBody } from './BeneficiaryFormBody';
import type { FieldCustomization } from './customization';
import { FormSkeleton } from './FormSkeleton';
import type { BeneficiaryFormTarget } from './target';
import { type BeneficiaryFormOptions, useBeneficiaryForm } from './useBeneficiaryForm';
import { useFormStart } from './useFormStart';

/** Props of `BeneficiaryFormDrawer`. */
export interface BeneficiaryFormDrawerProps {
  readonly target: BeneficiaryFormTarget;
  readonly fieldCustomization?: FieldCustomization | undefined;
  readonly onClose: () => void;
  readonly onSaved: (beneficiary: BeneficiaryDetail) => void;
}

type Leave = (proceed: () => void) => void;

/** The form beside the list it was opened from; closing asks where something would be lost. */
export function BeneficiaryFormDrawer({ target, fieldCustomization, onClose, onSaved }: BeneficiaryFormDrawerProps) {
  const say = useWords(beneficiariesMessages, bankIdentifiersMessages);
  const formId = useId();
  const start = useFormStart(target);
  const [busy, setBusy] = useState(false);
  const leave = useRef<Leave>((proceed) => proceed());
  const close = () => leave.current(onClose);
  return (
    <Drawer
      open
      size="lg"
      onClose={close}
      title={say(`beneficiaries.form.${target.kind}`)}
      footer={
        <>
          <Button onClick={close}>{say('actions.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={busy} disabled={!start.values}>
            {say(target.kind === 'edit' ? 'beneficiaries.form.saveChanges' : 'beneficiaries.form.save')}
          </Button>
        </>
      }
    >
      {start.error && <ErrorState error={start.error} onRetry={start.retry} />}
      {!start.error && !start.values && <FormSkeleton />}
      {start.values && (
        <FormInDrawer
          formId={formId}
          leave={leave}
          onBusy={setBusy}
          target={target}
          initial={start.values}
          fieldCustomization={fieldCustomization}
          onSaved={onSaved}
        />
      )}
    </Drawer>
  );
}

interface FormInDrawerProps extends BeneficiaryFormOptions {
  readonly formId: string;
  readonly leave: MutableRefObject<Leave>;
  readonly onBusy: (busy: boolean) => void;
}

function FormInDrawer({ formId, leave, onBusy, ...options }: FormInDrawerProps) {
  const state = useBeneficiaryForm(options);
  const { busy, guard } = state;
  useEffect(() => {
    leave.current = guard.leave;
  }, [leave, guard.leave]);
  useEffect(() => onBusy(busy), [onBusy, busy]);
  return <BeneficiaryFormBody state={state} formId={formId} />;
}

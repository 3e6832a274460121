import { Button, FormSubmit } from '@corridor/ui';
import type { ReactNode } from 'react';
import { useRuntimeMessages } from '../../i18n/useMessages';
import { FormFoot } from './FormFoot';
import { useFormFrame } from './FormFrame';

/** Props of `FormActions`. */
export interface FormActionsProps {
  /** Words of the button that sends the form. */
  readonly submit: string;
  /** Buttons between the way out and that one. */
  readonly children?: ReactNode;
}

/** The buttons of a form. */
export function FormActions({ submit, children }: FormActionsProps) {
  const t = useRuntimeMessages();
  const { formId, leave, onCancel } = useFormFrame();
  return (
    <FormFoot>
      {onCancel && <Button onClick={() => leave.current(onCancel)}>{t('actions.cancel')}</Button>}
      {children}
      <FormSubmit form={formId}>{submit}</FormSubmit>
    </FormFoot>
  );
}

import { DirtyGuardDialog, Form, FormSummary, Stack, Text } from '@corridor/ui';
import { type ReactNode, useCallback } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslator } from '../../i18n/I18nProvider';
import { approvalOf } from '../../runtime/approvalOf';
import { ProblemBanner } from '../display/ProblemBanner';
import { useFormFrame } from './FormFrame';
import { RestoredNotice } from './RestoredNotice';
import type { RecordFormState } from './useRecordForm';

/** Props of `RecordForm`. */
export interface RecordFormProps<Texts extends FieldValues> {
  readonly state: RecordFormState<Texts>;
  /** Called in place of saving, such as by a step that leads on. */
  readonly onSubmit?: (texts: Texts) => void | Promise<void>;
  /** What stands at the head in place of the list of what is wrong. */
  readonly head?: ReactNode;
  /** Says a reason. Keep its identity between renders. */
  readonly describeProblem?: (reason: string, name: string, label?: string) => string;
  /** Called when what was restored is dropped. */
  readonly onStartOver?: () => void;
  /** Fields and, last, `FormActions`. */
  readonly children: ReactNode;
}

/** A form in its page or drawer: what is wrong and why saving failed at its head, and a question before anything is lost. */
export function RecordForm<Texts extends FieldValues>(props: RecordFormProps<Texts>) {
  const { state, onSubmit, head, describeProblem, onStartOver, children } = props;
  const { form, guard, unsaved, kept, failure } = state;
  const { formId, title, leave } = useFormFrame();
  const awaits = failure !== undefined && approvalOf(failure) !== undefined;
  const t = useTranslator();
  const translateReason = useCallback(
    (reason: string, _name: string, field?: string) =>
      reason === 'form.required' && field ? t('form.requiredField', { field }) : t(reason),
    [t],
  );
  // Whoever closes the frame in the same breath as something is typed is asked too.
  leave.current = unsaved.leave;
  const startOver = () => {
    kept.startOver();
    onStartOver?.();
  };
  return (
    <Form
      form={form}
      id={formId}
      onSubmit={(texts) => (onSubmit ?? state.submit)(texts)}
      describeProblem={describeProblem ?? translateReason}
      aria-label={title}
    >
      <Stack gap={6}>
        {head ?? <FormSummary />}
        {failure && (
          <Stack gap={2}>
            <ProblemBanner error={failure} />
            {!awaits && (
              <Text variant="caption" color="muted">
                {t('form.kept')}
              </Text>
            )}
          </Stack>
        )}
        {!awaits && kept.restored && <RestoredNotice onStartOver={startOver} />}
        {!awaits && children}
      </Stack>
      <DirtyGuardDialog guard={guard} />
    </Form>
  );
}

import { Checkbox, CheckboxGroup, Field, TextArea } from '@corridor/ui';
import type { UseFormReturn } from 'react-hook-form';
import type { DisplayTools } from '../columns/Column';
import type { AnyAction } from './ActionsDeclaration';
import type { ActionValues } from './actionValues';

/** Props of `ReasonFields`. */
export interface ReasonFieldsProps {
  readonly form: UseFormReturn<ActionValues>;
  readonly action: AnyAction;
  readonly tools: DisplayTools;
  /** Receives the field that has to be filled in. */
  readonly firstRef: (node: HTMLElement | null) => void;
}

/** Reasons that an action is given, and a note that is kept with them. */
export function ReasonFields({ form, action: { reasons, note }, tools: { t }, firstRef }: ReasonFieldsProps) {
  const { errors, isSubmitted } = form.formState;
  return (
    <>
      {reasons && (
        <Field
          group
          label={t('confirm.reasons')}
          error={errors.reasons?.message && t(`confirm.${errors.reasons.message}`)}
          required
        >
          <CheckboxGroup
            value={form.watch('reasons')}
            onChange={(chosen) =>
              form.setValue('reasons', [...chosen], { shouldDirty: true, shouldValidate: isSubmitted })
            }
          >
            {reasons.codes.map((code, index) => (
              <Checkbox
                key={code}
                value={code}
                label={t(reasons.labelKey(code))}
                {...(index === 0 && { ref: firstRef })}
              />
            ))}
          </CheckboxGroup>
        </Field>
      )}
      {note && (
        <Field
          label={t('confirm.note')}
          help={t('confirm.reasonHelp')}
          error={errors.note?.message && t(`confirm.${errors.note.message}`)}
          optional
        >
          <TextArea rows={3} {...form.register('note')} />
        </Field>
      )}
    </>
  );
}

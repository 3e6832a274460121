import { Stepper } from '@corridor/ui';
import { useTranslator } from '../../i18n/I18nProvider';
import { useFormFrame } from './FormFrame';
import { type FormTarget, isForNew } from './FormTarget';
import type { AnyForm } from './formValues';

/** Step in which everything is read once more before it is sent. */
export const REVIEW = 'review';

/** Props of `FormSteps`. */
export interface FormStepsProps {
  readonly declaration: AnyForm;
  readonly target: FormTarget;
  readonly current: string;
  /** Leads back to a step; absent where nothing does any more. */
  readonly onSelect?: (step: string) => void;
}

/** Where the reader is among the steps of a form. */
export function FormSteps({ declaration: { list, steps, after }, target, current, onSelect }: FormStepsProps) {
  const t = useTranslator();
  const { title } = useFormFrame();
  const isWhole = after && (isForNew(target) || target.kind === after.kind);
  const ids = [...Object.keys(steps), REVIEW, ...(isWhole ? [after.kind] : [])];
  return (
    <Stepper
      label={title}
      current={current}
      steps={ids.map((id) => ({ id, label: t(id === REVIEW ? 'form.review' : `${list.concept}.step.${id}`) }))}
      {...(onSelect && { onSelect })}
    />
  );
}

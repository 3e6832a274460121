import { Banner, Button, Stack } from '@corridor/ui';
import { type ReactNode, useRef } from 'react';
import { useTranslator } from '../../i18n/I18nProvider';
import { useRuntimeMessages } from '../../i18n/useMessages';
import { useFocusOnce } from '../../runtime/useFocusOnce';
import { FormActions } from './FormActions';
import { FormFields } from './FormFields';
import { FormReview } from './FormReview';
import { FormSteps, REVIEW } from './FormSteps';
import { submitWords } from './formTitle';
import { type AnyForm, fieldAt } from './formValues';
import { RecordForm } from './RecordForm';
import { type DeclaredFormOptions, useDeclaredForm } from './useDeclaredForm';
import { useFormDraft } from './useFormDraft';
import { useSteps } from './useSteps';

/** A long form in steps, each checked before the next, with a review at the end. */
export function SteppedForm(options: DeclaredFormOptions) {
  const t = useTranslator();
  const { declaration, target } = options;
  const steps = stepsOf(declaration);
  const at = useSteps(declaration, target, steps);
  const { step, moved, goTo } = at;
  const place = steps.indexOf(step);
  const namesUpTo = (last: number) => steps.slice(0, last + 1).flatMap((name) => declaration.steps[name] ?? []);
  const forgetDraft = useRef(() => {});
  const declared = useDeclaredForm({
    ...options,
    onSaved: (saved) => {
      forgetDraft.current();
      options.onSaved(saved);
    },
    onLeft: () => forgetDraft.current(),
    checked: namesUpTo(place),
    onRefused: ({ fields }) => {
      const holds = (name: string) => fields.some(({ path }) => fieldAt(declaration.steps[name] ?? [], path));
      const wrong = steps.find(holds);
      if (wrong) goTo(wrong);
    },
  });
  const draft = useFormDraft(declared.state.form, declaration, target);
  const forget = () => {
    at.forget();
    draft.forget();
  };
  const startOver = () => {
    draft.startOver();
    goTo(steps[0]);
    at.forget();
  };
  forgetDraft.current = forget;
  const next = steps[place + 1];
  const before = steps[place - 1];
  return (
    <RecordForm state={declared.state} onSubmit={(texts) => (next ? goTo(next) : declared.state.submit(texts))}>
      {draft.restored && <RestoredNotice onStartOver={startOver} />}
      <FormSteps declaration={declaration} target={target} current={step} onSelect={goTo} />
      <StepBody key={step} moved={moved}>
        {step === REVIEW ? (
          <FormReview state={declared} />
        ) : (
          <FormFields state={declared} only={declaration.steps[step]} />
        )}
      </StepBody>
      <FormActions submit={next ? t('form.next') : submitWords(declaration.list, target, t)}>
        {before && <Button onClick={() => goTo(before)}>{t('form.back')}</Button>}
      </FormActions>
    </RecordForm>
  );
}

/** Names of the steps in their order, the review last. */
function stepsOf({ steps }: Pick<AnyForm, 'steps'>): [string, ...string[]] {
  const [first = REVIEW, ...others] = Object.keys(steps);
  return first === REVIEW ? [REVIEW] : [first, ...others, REVIEW];
}

function RestoredNotice({ onStartOver }: { readonly onStartOver: () => void }) {
  const t = useRuntimeMessages();
  return (
    <Banner
      tone="info"
      actions={
        <Button size="sm" variant="ghost" onClick={onStartOver}>
          {t('form.startOver')}
        </Button>
      }
    >
      {t('form.restored')}
    </Banner>
  );
}

/** A step; whoever came to it by a button begins to read at its top. */
function StepBody({ moved, children }: { readonly moved: boolean; readonly children: ReactNode }) {
  return moved ? <FocusedStep>{children}</FocusedStep> : <Stack>{children}</Stack>;
}

function FocusedStep({ children }: { readonly children: ReactNode }) {
  const ref = useFocusOnce<HTMLDivElement>();
  return (
    <Stack ref={ref} tabIndex={-1} style={{ outline: 'none' }}>
      {children}
    </Stack>
  );
}

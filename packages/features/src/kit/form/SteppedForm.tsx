import { Button, Stack } from '@corridor/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslator } from '../../i18n/I18nProvider';
import { useRuntime } from '../../runtime/Runtime';
import { useFocusOnce } from '../../runtime/useFocusOnce';
import { wrongFields } from './errorPaths';
import { FormActions } from './FormActions';
import { FormFields } from './FormFields';
import { FormReview } from './FormReview';
import { FormSteps, REVIEW } from './FormSteps';
import { isForNew } from './FormTarget';
import { submitWords } from './formTitle';
import { type AnyForm, draftOf, fieldAt, problemsOf, restoredTexts } from './formValues';
import { RecordForm } from './RecordForm';
import { type DeclaredFormOptions, type DeclaredFormState, firstTexts, useDeclaredForm } from './useDeclaredForm';
import { draftNameOf } from './useFormDraft';
import { type StepPlace, useSteps } from './useSteps';

/** A long form in steps, each checked before the next, with a review at the end. */
export function SteppedForm(options: DeclaredFormOptions) {
  const t = useTranslator();
  const { declaration, target } = options;
  const steps = stepsOf(declaration);
  const at = useOpenSteps(options, steps);
  const { step, moved, goTo } = at;
  const place = steps.indexOf(step);
  const namesUpTo = (last: number) => steps.slice(0, last + 1).flatMap((name) => declaration.steps[name] ?? []);
  const declared = useDeclaredForm({
    ...options,
    onSaved: (saved) => {
      at.forget();
      options.onSaved(saved);
    },
    onLeft: at.forget,
    checked: namesUpTo(place),
    onRefused: ({ fields }) => {
      const wrong = stepHolding(declaration, fields);
      if (wrong) goTo(wrong);
    },
  });
  useGoToWrong(declared, at);
  const startOver = () => {
    goTo(steps[0]);
    at.forget();
  };
  const next = steps[place + 1];
  const before = steps[place - 1];
  return (
    <RecordForm
      state={declared.state}
      onSubmit={(texts) => (next ? goTo(next) : declared.state.submit(texts))}
      onStartOver={startOver}
    >
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

/** Opens a form at the step where its draft stood, or at the first before it in which something is missing or wrong. */
function useOpenSteps(options: DeclaredFormOptions, steps: readonly [string, ...string[]]): StepPlace {
  const { drafts } = useRuntime();
  const { declaration, target, record, initial } = options;
  const name = draftNameOf(declaration.list, target, initial);
  return useSteps(name, steps, () => {
    const texts = restoredTexts(declaration, drafts?.read(name) ?? {}, firstTexts(options));
    const paths = problemsOf(declaration, draftOf(declaration, texts), isForNew(target) ? undefined : record);
    return stepHolding(declaration, paths);
  });
}

/** Leads to the step of the first wrong field where the step that was sent shows none: a refusal always names a field. */
function useGoToWrong({ declaration, state }: DeclaredFormState, { step, goTo }: StepPlace): void {
  const { errors, submitCount } = useFormState({ control: state.form.control });
  const latest = useRef({ errors, step, goTo });
  latest.current = { errors, step, goTo };
  useEffect(() => {
    if (submitCount === 0) return;
    const now = latest.current;
    const wrong = wrongFields(now.errors).map(([path]) => ({ path }));
    const here = declaration.steps[now.step] ?? [];
    const holding = stepHolding(declaration, wrong);
    if (holding && !wrong.some(({ path }) => fieldAt(here, path))) now.goTo(holding);
  }, [declaration, submitCount]);
}

/** The first step that holds one of some paths. */
function stepHolding(
  { steps }: Pick<AnyForm, 'steps'>,
  paths: readonly { readonly path: string }[],
): string | undefined {
  return Object.keys(steps).find((name) => paths.some(({ path }) => fieldAt(steps[name] ?? [], path)));
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

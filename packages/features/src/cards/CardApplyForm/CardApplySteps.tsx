import { Button, DirtyGuardDialog, Form, Heading, Inline, Stack, Stepper } from '@corridor/ui';
import { ErrorState } from '../../display/ErrorState';
import { ProblemBanner } from '../../display/ProblemBanner';
import { cardsMessages } from '../../messages/cards';
import { useWords } from '../../words/useWords';
import { type LeaveRef, useLeave } from '../CardForms/useLeave';
import { LimitFields } from '../CardLimitsForm/LimitFields';
import { useCardKey } from '../display/useCardKey';
import type { CardApplyFormProps } from './CardApplyForm';
import { CardStep } from './CardStep';
import { MerchantStep } from './MerchantStep';
import { ReviewStep } from './ReviewStep';
import { type CardApplyState, useCardApply } from './useCardApply';
import { APPLY_STEPS } from './values';

/** Props of `CardApplySteps`. */
export interface CardApplyStepsProps extends CardApplyFormProps {
  /** Lets a drawer around it ask before it closes. */
  readonly leave?: LeaveRef;
}

/** The steps of an application, in a page or a drawer; a drawer has its own heading. */
export function CardApplySteps({ merchantId, onDone, onCancel, headingLevel, leave }: CardApplyStepsProps) {
  const say = useWords(cardsMessages);
  const sayKey = useCardKey();
  const state = useCardApply((card) => onDone?.(card), merchantId);
  const { form, step, guard, bins } = state;
  useLeave(leave, guard);
  const place = APPLY_STEPS.indexOf(step);
  const before = APPLY_STEPS[place - 1];
  if (bins.error && !bins.data) return <ErrorState error={bins.error} onRetry={() => void bins.refresh()} />;
  return (
    <Form form={form} onSubmit={state.advance} describeProblem={sayKey} aria-label={say('cards.apply.new')}>
      <Stack gap={6} style={{ maxInlineSize: 720 }}>
        {headingLevel && <Heading level={headingLevel}>{say('cards.apply.new')}</Heading>}
        <Stepper
          label={say('cards.apply.new')}
          current={step}
          steps={APPLY_STEPS.map((id) => ({ id, label: say(`cards.apply.step.${id}`) }))}
          onSelect={(id) => {
            const chosen = APPLY_STEPS.find((candidate) => candidate === id);
            if (chosen) state.goTo(chosen);
          }}
        />
        <ProblemBanner error={state.failure} />
        <StepFields state={state} />
        <Inline gap={3} justify="end">
          {onCancel && <Button onClick={() => guard.leave(onCancel)}>{say('actions.cancel')}</Button>}
          {before && <Button onClick={() => state.goTo(before)}>{say('cards.apply.back')}</Button>}
          <Button type="submit" variant="primary" loading={form.formState.isSubmitting}>
            {say(step === 'review' ? 'cards.apply.send' : 'cards.apply.next')}
          </Button>
        </Inline>
      </Stack>
      <DirtyGuardDialog guard={guard} />
    </Form>
  );
}

function StepFields({ state }: { readonly state: CardApplyState }) {
  const { step, bin, values } = state;
  if (step === 'merchant') return <MerchantStep merchantId={values.merchantId} />;
  if (step === 'card') return <CardStep state={state} />;
  if (step === 'limits') return bin ? <LimitFields defaults={bin.defaultLimits} prefix="limits." /> : null;
  return <ReviewStep state={state} />;
}

'use client';

import { forwardRef, type HTMLAttributes } from 'react';
import { CheckGlyph } from '../../internal/glyphs';
import { useMessages } from '../../messages/MessagesProvider';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { stepperEn } from './messages';
import {
  StepBody,
  StepMark,
  StepNote,
  StepperList,
  StepperRoot,
  StepperSummary,
  StepRoot,
  StepWords,
} from './stepper.styles';

/** One step of a `Stepper`. */
export interface Step {
  readonly id: string;
  readonly label: string;
  /** A few words under the label: what was chosen, what is asked. */
  readonly note?: string;
  /** Something in it is wrong. */
  readonly invalid?: boolean;
}

/** Props of `Stepper`. */
export interface StepperProps extends Omit<HTMLAttributes<HTMLElement>, 'onSelect'> {
  /** What the steps lead to. */
  readonly label: string;
  readonly steps: readonly Step[];
  /** Id of the step on screen; those before it count as done. */
  readonly current: string;
  /** Lets the reader go back to a step that is done. */
  readonly onSelect?: (id: string) => void;
  readonly orientation?: 'horizontal' | 'vertical';
}

type StepState = 'done' | 'current' | 'ahead';

/** Where the reader is in a form of several steps; on a narrow screen one line says so. */
export const Stepper = forwardRef<HTMLElement, StepperProps>(function Stepper(
  { label, steps, current, onSelect, orientation = 'horizontal', ...rest },
  ref,
) {
  const message = useMessages(stepperEn);
  const place = Math.max(
    0,
    steps.findIndex(({ id }) => id === current),
  );
  const total = steps.length;
  return (
    <StepperRoot ref={ref} aria-label={label} data-orientation={orientation} {...rest}>
      <StepperSummary>
        <strong>{steps[place]?.label}</strong>
        <span>{message('stepper.place', { current: place + 1, total })}</span>
        <progress max={total} value={place + 1} aria-label={label} />
      </StepperSummary>
      <StepperList>
        {steps.map((step, index) => (
          <StepItem
            key={step.id}
            step={step}
            number={index + 1}
            state={index < place ? 'done' : index === place ? 'current' : 'ahead'}
            onSelect={onSelect}
          />
        ))}
      </StepperList>
    </StepperRoot>
  );
});

interface StepItemProps {
  readonly step: Step;
  readonly number: number;
  readonly state: StepState;
  readonly onSelect: StepperProps['onSelect'];
}

function StepItem({ step, number, state, onSelect }: StepItemProps) {
  const message = useMessages(stepperEn);
  const leads =
    state === 'done' && onSelect ? ({ as: 'button', type: 'button', onClick: () => onSelect(step.id) } as const) : {};
  const said = step.invalid ? message('stepper.invalid') : state === 'done' ? message('stepper.done') : '';
  return (
    <StepRoot
      data-state={state}
      data-invalid={step.invalid ? '' : undefined}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      <StepBody {...leads}>
        <StepMark aria-hidden="true">{step.invalid ? '!' : state === 'done' ? <CheckGlyph /> : number}</StepMark>
        <StepWords>
          {step.label}
          {said && <VisuallyHidden> {said}</VisuallyHidden>}
          {step.note && <StepNote>{step.note}</StepNote>}
        </StepWords>
      </StepBody>
    </StepRoot>
  );
}

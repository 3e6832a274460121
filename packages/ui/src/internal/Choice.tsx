'use client';

import { type CSSProperties, type ReactNode, useId } from 'react';
import { ChoiceHelp, ChoiceLabel, ChoiceText } from './choice.styles';

/** Words beside a checkbox, radio or switch. */
export interface ChoiceWords {
  /** What it stands for; without it the control needs an `aria-label` or a field. */
  readonly label?: ReactNode;
  /** A sentence under the label. */
  readonly help?: ReactNode;
}

interface ChoiceProps extends ChoiceWords {
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly end?: boolean;
  /** Draws the control; `helpId` describes it. */
  readonly children: (helpId: string | undefined) => ReactNode;
}

/** A control with its words; the bare control where there are none. */
export function Choice({ label, help, className, style, end, children }: ChoiceProps) {
  const base = useId();
  const helpId = help ? `${base}help` : undefined;
  if (label === undefined) return <>{children(undefined)}</>;
  return (
    <ChoiceLabel className={className} style={style} data-end={end ? '' : undefined}>
      {children(helpId)}
      <ChoiceText>
        {label}
        {help && <ChoiceHelp id={helpId}>{help}</ChoiceHelp>}
      </ChoiceText>
    </ChoiceLabel>
  );
}

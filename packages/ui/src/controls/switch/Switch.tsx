'use client';

import { forwardRef, type InputHTMLAttributes } from 'react';
import { Choice, type ChoiceWords } from '../../internal/Choice';
import { useFieldControl } from '../field/useFieldControl';
import { SwitchElement } from './switch.styles';

/** Props of `Switch`; `className` and `style` go to the outermost element, the rest and the ref to the input. */
export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'>, ChoiceWords {
  /** Puts the switch at the end of the line, as lists of settings do. */
  readonly end?: boolean;
}

/** Turns something on or off at once; a choice that waits for a Save is a `Checkbox`. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { label, help, end, className, style, ...rest },
  ref,
) {
  const control = useFieldControl(rest);
  const look = label === undefined ? { className, style } : {};
  return (
    <Choice label={label} help={help} end={end} className={className} style={style}>
      {(helpId) => (
        <SwitchElement
          ref={ref}
          {...rest}
          {...look}
          {...control}
          type="checkbox"
          role="switch"
          aria-describedby={[control['aria-describedby'], helpId].filter(Boolean).join(' ') || undefined}
        />
      )}
    </Choice>
  );
});

'use client';

import { type ChangeEvent, forwardRef, type InputHTMLAttributes, useContext } from 'react';
import { Choice, type ChoiceWords } from '../../internal/Choice';
import { RadioGroupContext } from './context';
import { RadioElement } from './radio.styles';

/** Props of `Radio`; `className` and `style` go to the outermost element, the rest and the ref to the input. */
export interface RadioProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size' | 'value'>,
    ChoiceWords {
  readonly value: string;
}

/** One answer of several; stands in a `RadioGroup`. */
export const Radio = forwardRef<HTMLInputElement, RadioProps>(function Radio(
  { label, help, className, style, value, onChange, ...rest },
  ref,
) {
  const group = useContext(RadioGroupContext);
  const bound = group && {
    name: group.name,
    checked: group.value === value,
    disabled: rest.disabled ?? (group.disabled || undefined),
    'aria-invalid': group.invalid || undefined,
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    group?.choose(value);
  };
  const look = label === undefined ? { className, style } : {};
  return (
    <Choice label={label} help={help} className={className} style={style}>
      {(helpId) => (
        <RadioElement
          ref={ref}
          aria-describedby={helpId}
          {...rest}
          {...look}
          {...bound}
          value={value}
          type="radio"
          onChange={change}
        />
      )}
    </Choice>
  );
});

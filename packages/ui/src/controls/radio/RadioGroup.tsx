'use client';

import { forwardRef, type HTMLAttributes, useId, useMemo } from 'react';
import { ChoiceList } from '../../internal/choice.styles';
import { useControlled } from '../../internal/useControlled';
import { useGroupLabelling } from '../../internal/useGroupLabelling';
import { FieldContext } from '../field/context';
import { RadioGroupContext } from './context';

/** Props of `RadioGroup`; put it in a `Field` with `group`, or give it an `aria-label`. */
export interface RadioGroupProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange' | 'defaultValue'> {
  /** Value of the radio that is chosen; null when none is. */
  readonly value?: string | null;
  readonly defaultValue?: string | null;
  readonly onChange?: (value: string | null) => void;
  /** Name of the inputs; made up when absent. */
  readonly name?: string;
  readonly disabled?: boolean;
  readonly orientation?: 'vertical' | 'horizontal';
}

/** Answers of which one is chosen; arrows move between them. */
export const RadioGroup = forwardRef<HTMLDivElement, RadioGroupProps>(function RadioGroup(
  { value, defaultValue = null, onChange, name, disabled, orientation = 'vertical', children, ...rest },
  ref,
) {
  const field = useGroupLabelling();
  const made = useId();
  const [chosen, choose] = useControlled(value, defaultValue, onChange);
  const off = disabled ?? field.disabled;
  const state = useMemo(
    () => ({ name: name ?? made, value: chosen, choose, disabled: off, invalid: field.invalid }),
    [name, made, chosen, choose, off, field.invalid],
  );
  return (
    <ChoiceList
      ref={ref}
      role="radiogroup"
      aria-required={field.required || undefined}
      aria-invalid={field.invalid || undefined}
      data-orientation={orientation}
      {...field.attributes}
      {...rest}
    >
      <FieldContext.Provider value={null}>
        <RadioGroupContext.Provider value={state}>{children}</RadioGroupContext.Provider>
      </FieldContext.Provider>
    </ChoiceList>
  );
});

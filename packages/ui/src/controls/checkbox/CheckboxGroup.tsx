'use client';

import { type ChangeEvent, type ChangeEventHandler, forwardRef, type HTMLAttributes, useMemo } from 'react';
import { ChoiceList } from '../../internal/choice.styles';
import { useControlled } from '../../internal/useControlled';
import { useGroupLabelling } from '../../internal/useGroupLabelling';
import { FieldContext } from '../field/context';
import { CheckboxGroupContext } from './context';

const NOTHING: readonly string[] = [];

/** Props of `CheckboxGroup`; put it in a `Field` with `group`, or give it an `aria-label`. */
export interface CheckboxGroupProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange' | 'defaultValue'> {
  /** Values of the checkboxes that are on. */
  readonly value?: readonly string[];
  readonly defaultValue?: readonly string[];
  readonly onChange?: (value: readonly string[]) => void;
  readonly orientation?: 'vertical' | 'horizontal';
}

/** Checkboxes whose values together are one answer. */
export const CheckboxGroup = forwardRef<HTMLDivElement, CheckboxGroupProps>(function CheckboxGroup(
  { value, defaultValue = NOTHING, onChange, orientation = 'vertical', children, ...rest },
  ref,
) {
  const { attributes } = useGroupLabelling();
  const [chosen, choose] = useControlled(value, defaultValue, onChange);
  const state = useMemo(
    () => ({
      bind: (own: string, listener?: ChangeEventHandler<HTMLInputElement>) => ({
        checked: chosen.includes(own),
        onChange: (event: ChangeEvent<HTMLInputElement>) => {
          listener?.(event);
          choose(event.target.checked ? [...chosen, own] : chosen.filter((other) => other !== own));
        },
      }),
    }),
    [chosen, choose],
  );
  return (
    <ChoiceList ref={ref} role="group" data-orientation={orientation} {...attributes} {...rest}>
      <FieldContext.Provider value={null}>
        <CheckboxGroupContext.Provider value={state}>{children}</CheckboxGroupContext.Provider>
      </FieldContext.Provider>
    </ChoiceList>
  );
});

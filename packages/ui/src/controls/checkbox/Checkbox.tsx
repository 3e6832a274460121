'use client';

import { forwardRef, type InputHTMLAttributes, useCallback, useContext } from 'react';
import { Choice, type ChoiceWords } from '../../internal/Choice';
import { useMergedRef } from '../../internal/useMergedRef';
import { useFieldControl } from '../field/useFieldControl';
import { CheckboxElement } from './checkbox.styles';
import { CheckboxGroupContext } from './context';

/** Props of `Checkbox`; `className` and `style` go to the outermost element, the rest and the ref to the input. */
export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'>, ChoiceWords {
  /** Some but not all of what it stands for is chosen. */
  readonly indeterminate?: boolean;
}

/** A choice that is on, off, or partly on. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { indeterminate = false, label, help, className, style, ...rest },
  ref,
) {
  const group = useContext(CheckboxGroupContext);
  const control = useFieldControl(rest);
  const mark = useCallback(
    (node: HTMLInputElement | null) => {
      if (node) node.indeterminate = indeterminate;
    },
    [indeterminate],
  );
  const merged = useMergedRef(ref, mark);
  const look = label === undefined ? { className, style } : {};
  return (
    <Choice label={label} help={help} className={className} style={style}>
      {(helpId) => (
        <CheckboxElement
          ref={merged}
          {...rest}
          {...look}
          {...control}
          {...group?.bind(String(rest.value ?? ''), rest.onChange)}
          type="checkbox"
          aria-describedby={[control['aria-describedby'], helpId].filter(Boolean).join(' ') || undefined}
        />
      )}
    </Choice>
  );
});

'use client';

import { type FocusEvent, type ReactNode, useCallback } from 'react';
import { useController } from 'react-hook-form';
import { type BoundControl, staysInside } from './bound';
import { useFormLink } from './context';

interface ControlledControlProps {
  readonly name: string;
  readonly wrong: boolean;
  /** Draws the control; the form knows the value by its path only, so its type is the caller's. */
  readonly children: (bound: BoundControl<unknown>) => ReactNode;
}

/** Binds a control that holds its value by props; only this control renders with its value. */
export function ControlledControl({ name, wrong, children }: ControlledControlProps) {
  const { control, trigger } = useFormLink();
  const { field } = useController({ name, control });
  const { ref } = field;
  const focusable = useCallback(
    (node: Element | null) => ref(node instanceof HTMLElement ? { focus: () => node.focus() } : null),
    [ref],
  );
  return children({
    name,
    value: field.value,
    ref: focusable,
    onChange: (value) => {
      field.onChange(value);
      if (wrong) void trigger(name);
    },
    onBlur: (event?: FocusEvent<Element>) => {
      if (!staysInside(event)) field.onBlur();
    },
  });
}

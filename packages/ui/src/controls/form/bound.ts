import type { FocusEvent, RefCallback } from 'react';

/** What a control that holds its value by props is given. */
export interface BoundControl<Value> {
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur: (event?: FocusEvent<Element>) => void;
  readonly ref: RefCallback<Element>;
}

/** Returns true if the focus only moved about inside a control, or into a layer that it opened. */
export function staysInside(event: FocusEvent<Element> | undefined): boolean {
  const { currentTarget: control, relatedTarget: next } = event ?? {};
  if (!control || !next) return false;
  const layer = next.closest('[data-floating-ui-portal]');
  return control.contains(next) || (layer !== null && layer !== control.closest('[data-floating-ui-portal]'));
}

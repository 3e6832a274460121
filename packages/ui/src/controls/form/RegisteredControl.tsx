'use client';

import {
  type ChangeEvent,
  cloneElement,
  type FocusEvent,
  type ForwardedRef,
  type ReactElement,
  type RefAttributes,
  version,
} from 'react';
import { useMergedRef } from '../../internal/useMergedRef';
import { useFormLink } from './context';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** A control over a native input: it hands `name`, `ref`, `onChange` and `onBlur` on to it. */
export type NativeControl = ReactElement<
  {
    readonly onChange?: (event: ChangeEvent<Field>) => void;
    readonly onBlur?: (event: FocusEvent<Field>) => void;
  } & RefAttributes<Field>
>;

interface RegisteredControlProps {
  readonly name: string;
  readonly wrong: boolean;
  readonly children: NativeControl;
}

/** Binds a native input, which keeps its own value: a keystroke renders nothing. */
export function RegisteredControl({ name, wrong, children }: RegisteredControlProps) {
  const { register, trigger } = useFormLink();
  const bound = register(name);
  const own = children.props;
  const ref = useMergedRef<Field>(bound.ref, ownRef(children));
  return cloneElement(children, {
    ...bound,
    ref,
    onChange: (event) => {
      own.onChange?.(event);
      void bound.onChange(event);
      if (wrong) void trigger(name);
    },
    onBlur: (event) => {
      own.onBlur?.(event);
      void bound.onBlur(event);
    },
  });
}

/** Ref of an element. Guarantee: React 19 keeps it among the props, and React 18 in this field of the element. */
const ownRef = (element: NativeControl) => {
  const kept = Number.parseInt(version, 10) < 19 ? (element as { ref?: unknown }).ref : element.props.ref;
  return (kept ?? null) as ForwardedRef<Field>;
};

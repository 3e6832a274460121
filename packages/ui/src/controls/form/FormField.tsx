'use client';

import { type ForwardedRef, forwardRef, type ReactElement, type ReactNode, type Ref, useEffect, useRef } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import { useMergedRef } from '../../internal/useMergedRef';
import { Field, type FieldProps } from '../field';
import type { BoundControl } from './bound';
import { ControlledControl } from './ControlledControl';
import { useFormLink } from './context';
import { type NativeControl, RegisteredControl } from './RegisteredControl';
import { useFieldProblem } from './useFieldProblem';

/** Props of `FormField`: those of `Field`, whose error it fills in. */
export interface FormFieldProps<
  Values extends FieldValues = FieldValues,
  Name extends FieldPath<Values> = FieldPath<Values>,
> extends Omit<FieldProps, 'error' | 'children'> {
  /** Path of the value in the form, such as `bank.swift`. */
  readonly name: Name;
  /**
   * An `Input`, `TextArea`, `PasswordInput`, `Checkbox` or `Switch`, which keeps its own value; or a function that draws any other
   * control with the value and the listeners it is given.
   */
  readonly children: NativeControl | ((bound: BoundControl<FieldPathValue<Values, Name>>) => ReactNode);
}

type Inner = Omit<FieldProps, 'error' | 'children'> & {
  readonly name: string;
  readonly children: NativeControl | ((bound: BoundControl<unknown>) => ReactNode);
};

function FormFieldInner({ name, children, label, ...rest }: Inner, ref: ForwardedRef<HTMLDivElement>) {
  const { fields } = useFormLink();
  const problem = useFieldProblem(name);
  const own = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(ref, own);
  useEffect(() => {
    const { current } = fields;
    if (own.current) current.set(name, { label, element: own.current });
    return () => void current.delete(name);
  }, [fields, name, label]);
  const wrong = problem !== undefined;
  return (
    <Field ref={merged} label={label} {...rest} error={problem}>
      {typeof children === 'function' ? (
        <ControlledControl name={name} wrong={wrong}>
          {children}
        </ControlledControl>
      ) : (
        <RegisteredControl name={name} wrong={wrong}>
          {children}
        </RegisteredControl>
      )}
    </Field>
  );
}

/** A field bound to the form around it by name: it says what is wrong once it was left or the form was submitted. */
export const FormField = generic(forwardRef<HTMLDivElement, Inner>(FormFieldInner));

/** The component with its type parameters. Guarantee: a path of the form's values leads to a value of the type it says. */
function generic(component: unknown) {
  return component as <Values extends FieldValues = FieldValues, Name extends FieldPath<Values> = FieldPath<Values>>(
    props: FormFieldProps<Values, Name> & { readonly ref?: Ref<HTMLDivElement> },
  ) => ReactElement | null;
}

import { yupResolver } from '@hookform/resolvers/yup';
import { useMemo } from 'react';
import { type DefaultValues, type FieldValues, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form';
import type { ObjectSchema } from 'yup';

/** Options of `useSchemaForm`: those of react-hook-form but for when it validates, which `FormField` decides. */
export interface SchemaFormOptions<Values extends FieldValues>
  extends Omit<
    UseFormProps<Values>,
    'resolver' | 'mode' | 'reValidateMode' | 'shouldFocusError' | 'defaultValues' | 'criteriaMode' | 'delayError'
  > {
  /** What the values must be; its messages are shown as they are, or handed to the form's `describeProblem`. */
  readonly schema: ObjectSchema<Values>;
  /** A value for every field, so that none changes from nothing to something. */
  readonly defaultValues: DefaultValues<Values>;
}

/**
 * A form of react-hook-form over a yup schema: a field is checked when it is left and on submit, and while it is wrong with
 * every change, so that a keystroke in a right field costs no validation.
 */
export function useSchemaForm<Values extends FieldValues>({
  schema,
  ...options
}: SchemaFormOptions<Values>): UseFormReturn<Values> {
  const resolver = useMemo(() => resolverOf(schema), [schema]);
  return useForm<Values>({
    ...options,
    resolver,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    // The form looks for the first error itself, in the order of the page and in controls that are no inputs.
    shouldFocusError: false,
  });
}

/** The schema as a resolver. Guarantee: the values that a yup object schema lets through are of the type it was written for. */
const resolverOf = <Values extends FieldValues>(schema: ObjectSchema<Values>) =>
  yupResolver(schema, { abortEarly: false }) as unknown as NonNullable<UseFormProps<Values>['resolver']>;

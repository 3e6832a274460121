import { yupResolver } from '@hookform/resolvers/yup';
import { useMemo } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { useMessages } from '../../messages/MessagesProvider';
import { formEn } from './messages';

/** Options of `useSchemaForm`: those of react-hook-form but for when it validates, which `FormField` decides. */
export interface SchemaFormOptions<Values extends FieldValues>
  extends Omit<
    UseFormProps<Values>,
    'resolver' | 'mode' | 'reValidateMode' | 'shouldFocusError' | 'defaultValues' | 'criteriaMode' | 'delayError'
  > {
  /**
   * What the values must be; its messages are shown as they are, or handed to the form's `describeProblem`. A function fetches
   * it with the first check, so that a form is there before the code that checks it. Keep its identity between renders.
   */
  readonly schema: ObjectSchema<Values> | (() => Promise<ObjectSchema<Values>>);
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
  const message = useMessages(formEn);
  const unchecked = message('form.unchecked');
  const resolver = useMemo(
    () => (typeof schema === 'function' ? fetchedResolver(schema, unchecked) : resolverOf(schema)),
    [schema, unchecked],
  );
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
  yupResolver(schema, { abortEarly: false }) as unknown as Resolver<Values>;

/** A schema that is fetched, as a resolver: while it cannot be fetched, the form says so and nothing is sent. */
function fetchedResolver<Values extends FieldValues>(
  fetch: () => Promise<ObjectSchema<Values>>,
  unchecked: string,
): Resolver<Values> {
  return async (values, context, options) => {
    const schema = await fetch().catch(() => undefined);
    if (schema) return resolverOf(schema)(values, context, options);
    // Not below `root`, which a submit takes for no error at all.
    return { values: {}, errors: { unchecked: { type: 'unchecked', message: unchecked } } } as never;
  };
}

'use client';

import {
  type FormEvent,
  type FormHTMLAttributes,
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type Ref,
  useMemo,
  useRef,
} from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { type FieldOnPage, type FormLink, FormLinkContext } from './context';
import { FirstErrorFocus } from './FirstErrorFocus';
import { FormRoot } from './form.styles';

/** Props of `Form`; what is not named here goes to the form element, which holds the ref. */
export interface FormProps<Values extends FieldValues> extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> {
  /** What `useSchemaForm` or react-hook-form's `useForm` gave. */
  readonly form: UseFormReturn<Values>;
  /** Called with values that passed; while its promise is open, no second submit begins. */
  readonly onSubmit: (values: Values) => void | Promise<void>;
  /** Called when `onSubmit` failed; the failure is thrown on when absent. */
  readonly onFailure?: (failure: unknown) => void;
  /** Turns the message of a rule into a sentence, such as a key into its translation. Keep its identity between renders. */
  readonly describeProblem?: (message: string, name: string, label?: string) => string;
}

const asItIs = (message: string) => message;

function FormInner<Values extends FieldValues>(props: FormProps<Values>, ref: ForwardedRef<HTMLFormElement>) {
  const { form, onSubmit, onFailure, describeProblem = asItIs, children, ...rest } = props;
  const fields = useRef(new Map<string, FieldOnPage>());
  const busy = useRef(false);
  const { control, register, trigger } = plain(form);
  const link = useMemo<FormLink>(
    () => ({ control, register, trigger, fields, describeProblem }),
    [control, register, trigger, describeProblem],
  );
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A dialog's form may stand inside another form's tree, where React would bubble the event on.
    event.stopPropagation();
    if (busy.current) return;
    busy.current = true;
    try {
      await form.handleSubmit(async (values) => onSubmit(values))(event);
    } catch (failure) {
      if (!onFailure) throw failure;
      onFailure(failure);
    } finally {
      busy.current = false;
    }
  };
  return (
    <FormProvider {...form}>
      <FormLinkContext.Provider value={link}>
        <FormRoot ref={ref} noValidate {...rest} onSubmit={submit}>
          {children}
          <FirstErrorFocus />
        </FormRoot>
      </FormLinkContext.Provider>
    </FormProvider>
  );
}

/** The form for fields that know their names only. Guarantee: paths of any form are strings, and its methods take them. */
const plain = <Values extends FieldValues>(form: UseFormReturn<Values>) => form as unknown as UseFormReturn;

/** A form whose fields bind themselves by name; after a failed submit the first wrong field has the focus. */
export const Form = generic(forwardRef(FormInner));

/** The component with its type parameter. Guarantee: `forwardRef` changes nothing in the props but adding the ref. */
function generic(component: unknown) {
  return component as <Values extends FieldValues>(
    props: FormProps<Values> & { readonly ref?: Ref<HTMLFormElement> },
  ) => ReactElement | null;
}

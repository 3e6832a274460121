import { createContext, type MutableRefObject, type ReactNode, useContext } from 'react';
import type { Control, FieldValues, UseFormRegister, UseFormTrigger } from 'react-hook-form';

/** A field on the page: its label and the element around it. */
export interface FieldOnPage {
  readonly label: ReactNode;
  readonly element: HTMLElement;
}

/** What a form tells the fields in it; the same object for as long as the form lives. */
export interface FormLink {
  readonly control: Control<FieldValues>;
  readonly register: UseFormRegister<FieldValues>;
  readonly trigger: UseFormTrigger<FieldValues>;
  readonly fields: MutableRefObject<Map<string, FieldOnPage>>;
  readonly describeProblem: (message: string, name: string, label?: string) => string;
}

export const FormLinkContext = createContext<FormLink | null>(null);

/** The form around a field. @throws Error outside a `Form` */
export function useFormLink(): FormLink {
  const link = useContext(FormLinkContext);
  if (!link) throw new Error('FormField, FormSummary and FormSubmit stand inside a Form.');
  return link;
}

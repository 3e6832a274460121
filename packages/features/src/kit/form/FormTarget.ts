import type { ComponentType } from 'react';

/** Form that is open over a list: for a new record, a record, a copy of one, or one that the concept names. */
export interface FormTarget {
  /** `create`, `edit`, `duplicate`, or a name of the concept's own such as `limits`, which changes a record. */
  readonly kind: string;
  /** The record it begins with; absent for a new one. */
  readonly id?: string;
}

/** Props of the part of a list that shows its forms in a drawer. */
export interface FormPartProps {
  readonly target: FormTarget;
  readonly onClose: () => void;
  /** Called with the record that was written. */
  readonly onDone: (record: { readonly id: string }) => void;
  /** Opens the step that comes once a new record is there; the form is done without it. */
  readonly onGoOn?: (target: FormTarget) => void;
  /** What a new record begins with, by field. */
  readonly initial?: Readonly<Record<string, unknown>> | undefined;
  /** Props of the widget around it, for what a host hands to a form. */
  readonly options?: object;
  /** What the page of the list allows, such as `create`; the form asks for itself where it is absent. */
  readonly ofList?: readonly string[] | undefined;
}

/** The part of a list that shows its forms in a drawer. */
export type FormPart = ComponentType<FormPartProps>;

/** Returns true if the form makes a new record. */
export function isForNew({ kind }: FormTarget): boolean {
  return kind === 'create' || kind === 'duplicate';
}

/** What is filled in of a form, as its controls hold it. */
export type FormDraft = Readonly<Record<string, unknown>>;

/** Where a host keeps what is filled in of long forms until it is saved, by the name of the form, such as `merchants.create`. */
export interface FormDrafts {
  read(form: string): FormDraft | undefined;
  /** Keeps a draft; null forgets it. */
  keep(form: string, draft: FormDraft | null): void;
}

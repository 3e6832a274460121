/** What is filled in of a form or a ticket, as data of JSON; nothing secret is in it. */
export type FormDraft = Readonly<Record<string, unknown>>;

/** Where a host keeps a chosen file of at most 1 MB until it is stored, by the name of its place, such as `merchants.<id>.addressProof`. */
export interface FileDrafts {
  read(place: string): Promise<File | undefined>;
  /** Keeps a file; null forgets it. */
  keep(place: string, file: File | null): Promise<void>;
}

/** Where a host keeps what is filled in of forms and tickets until it is saved, by the name of the form, such as `merchants.create`. */
export interface FormDrafts {
  read(form: string): FormDraft | undefined;
  /** Keeps a draft; null forgets it. */
  keep(form: string, draft: FormDraft | null): void;
  /** Chosen files that are not stored yet; absent where the host keeps none. */
  readonly files?: FileDrafts;
}

/** What is filled in of a form or a ticket, as data of JSON; nothing secret is in it. */
export type FormDraft = Readonly<Record<string, unknown>>;

/** Where a host keeps a chosen file until it is stored, by the name of its place: documents of at most 1 MB, such as `merchants.<id>.addressProof`, and files of payments. */
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

/** Asks whether to leave what is filled in; does what it is given where nothing is lost, or once the reader says so. */
export type AskBeforeLeaving = (proceed: () => void) => void;

/** Takes a question to be asked before the host's page shows something else; returns how to ask no more. */
export type GuardLeaving = (ask: AskBeforeLeaving) => () => void;

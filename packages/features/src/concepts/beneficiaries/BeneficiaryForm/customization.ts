/** What a host changes about one field of the form. A hidden field keeps the value that it started with. */
export interface FieldChange {
  readonly hidden?: boolean;
  readonly disabled?: boolean;
  readonly label?: string;
  /** A sentence under the field, in place of ours. */
  readonly hint?: string;
}

/** What a host changes about fields, by their path in the draft, such as `bank.iban` or `payee.email`. */
export type FieldCustomization = Readonly<Record<string, FieldChange | undefined>>;

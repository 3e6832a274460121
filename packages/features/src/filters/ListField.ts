/** One answer of a choice: the code on the wire and its word. */
export interface CodeChoice {
  readonly code: string | number;
  readonly label: string;
}

/** A field of a list's filter as data: `choices` are few, `search` is many that are found by typing, `range` is days. */
export type ListField = { readonly id: string; readonly label: string } & (
  | { readonly kind: 'choices' | 'search'; readonly choices: readonly CodeChoice[] }
  | { readonly kind: 'range' }
);

/** The choices of an enumeration, labelled. */
export function codeChoices<Code extends string | number>(
  codes: readonly Code[],
  labelOf: (code: Code) => string,
): readonly CodeChoice[] {
  return codes.map((code) => ({ code, label: labelOf(code) }));
}

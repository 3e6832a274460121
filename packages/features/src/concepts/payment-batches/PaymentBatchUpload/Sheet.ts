/** A file of payments as it was read: its headings, and its rows of as many cells. */
export interface Sheet {
  readonly name: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A sheet without headings: what was read as such is its first payment. */
export const withoutHeadings = ({ name, headings, rows }: Sheet): Sheet => ({
  name,
  headings: headings.map(() => ''),
  rows: [headings, ...rows],
});

/** Why a file cannot be used. */
export type SheetProblem = 'unreadable' | 'empty' | 'tooMany';

/** A file that was read, or why it cannot be used. */
export type SheetReading = { readonly sheet: Sheet } | { readonly problem: SheetProblem; readonly count: number };

import type { ReactNode } from 'react';

/** One choice of a `Select`, `MultiSelect` or `Combobox`. */
export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  /** Words that show and that typing finds. */
  readonly label: string;
  /** A sentence under the label. */
  readonly description?: string;
  /** Further words that typing finds and that do not show. */
  readonly keywords?: string;
  readonly icon?: ReactNode;
  /** Heading it stands under; options of one group follow each other. */
  readonly group?: string;
  readonly disabled?: boolean;
}

import type { TableColumn } from '@corridor/ui';
import type { ReactNode } from 'react';
import type { TranslateAny } from '../../i18n/plainTranslate';
import type { Formatters } from '../../runtime/useFormatters';

/** What values are written with: sentences, figures and times as the reader has them. */
export interface DisplayTools {
  readonly t: TranslateAny;
  readonly format: Formatters;
  /** BCP 47 locale. */
  readonly locale: string;
}

type TableLook = Pick<TableColumn<never>, 'width' | 'grow' | 'align' | 'tabular' | 'narrow' | 'wrap'>;

/** Layout of a column: that of the table, and whether it shows and can be hidden. */
export interface ColumnLook extends TableLook {
  /** Not shown until the reader switches it on. */
  readonly hidden?: boolean;
  /** Always shown. */
  readonly fixed?: boolean;
}

/** A column of a list and a line of a detail: how a field is shown, read aloud, laid out and exported. */
export interface Column<Value, Row> {
  /** Never called: carries the values that the kind shows, so that a field of another type does not compile. */
  readonly accepts?: (value: Value) => void;
  readonly look: ColumnLook;
  /** Plain text of a value; what a cell shows where nothing is drawn. */
  text?(value: Value, row: Row, tools: DisplayTools): string;
  /** Content of a cell. */
  cell?(value: Value, row: Row, tools: DisplayTools): ReactNode;
  /** Value in a detail, given the field's label; the cell's content where it is absent. */
  line?(value: Value, row: Row, tools: DisplayTools, label: string): ReactNode;
  /** Says in a detail what an empty value means; else its line is left out. */
  readonly showsNone?: boolean;
  /** What a file has: `money` adds a column for the currency, `instant` names the zone in its heading; another field of the row stands in for what is drawn. Default: the field. */
  readonly exported?: 'money' | 'instant' | { readonly field: string };
  /** Words of codes in a file, by the code as text. */
  words?(tools: DisplayTools): CodeWords | Promise<CodeWords>;
}

/** Words by code as text. */
export type CodeWords = Readonly<Record<string, string>>;

/** Columns of a row by its fields; a key that is no field, or a kind for another type, does not compile. */
export type ColumnsOf<Row> = { readonly [Field in keyof Row]?: Column<Row[Field], Row> };

/** A column of whatever row. Guarantee: only the row it was declared for is given to it. */
export type AnyColumn = Omit<Column<unknown, unknown>, 'accepts'>;

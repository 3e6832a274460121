import { type CountryCode, countryNames, type WireMoney } from '@corridor/core';
import { StatusChip, type Tone } from '@corridor/ui';
import type { RecordTarget } from '../../runtime/RecordTarget';
import { ChangeText } from '../display/ChangeText';
import { CompactRate } from '../display/CompactRate';
import { IdText } from '../display/IdText';
import { InstantText } from '../display/InstantText';
import { MoneyText } from '../display/MoneyText';
import { RecordLink } from '../display/RecordLink';
import { ChangeMark } from './ChangeMark';
import type { Column, ColumnLook, DisplayTools } from './Column';

/** The part of an enumeration that a column needs. */
export interface Coded<Code> {
  readonly codes: readonly Code[];
  labelKey(code: Code): string;
}

/** Content of a custom column. */
export interface CustomColumn<Value, Row> extends ColumnLook {
  /** Plain text, where the content has one. */
  readonly text?: Column<Value, Row>['text'];
  readonly cell?: Column<Value, Row>['cell'];
  readonly line?: Column<Value, Row>['line'];
  readonly words?: Column<Value, Row>['words'];
  readonly exported?: Column<Value, Row>['exported'];
  readonly showsNone?: true;
}

/** What a value leads to in details. */
export interface Leading<Row> {
  /** The record that the value names; null where the row does not tell. */
  readonly leadsTo?: (row: Row) => RecordTarget | null;
}

/** Kinds of columns of one row. */
export interface ColumnKinds<Row> {
  /** Text; a dash where there is none. */
  text(look?: ColumnLook): Column<string | null | undefined, Row>;
  /** Word of a code. */
  code<Code extends string | number>(codes: Coded<Code>, look?: ColumnLook): Column<Code, Row>;
  /** Word of a status as a chip of its tone; marked for a moment after a change. */
  status<Code extends string | number>(
    codes: Coded<Code>,
    tones: Readonly<Record<Code, Tone>>,
    look?: ColumnLook,
  ): Column<Code, Row>;
  /** Amount with its currency, aligned by its figures. */
  money(look?: ColumnLook): Column<WireMoney | null, Row>;
  /** Amount that was added or taken, with its sign and currency. */
  change(look?: ColumnLook): Column<WireMoney, Row>;
  /** Time in the reader's zone; `none` is the key of the sentence where there is none. */
  instant(look?: ColumnLook & { readonly none?: string }): Column<string | null | undefined, Row>;
  /** Calendar day as it was written. */
  date(look?: ColumnLook): Column<string | null | undefined, Row>;
  /** Id with a button that copies it in details. */
  id(look?: ColumnLook & Leading<Row>): Column<string | null | undefined, Row>;
  /** Name of a country by its ISO 3166 code. */
  country(look?: ColumnLook): Column<string | null, Row>;
  /** Name of a person or company. */
  party(look?: ColumnLook & Leading<Row>): Column<string | null | undefined, Row>;
  /** Rate of exchange, in full in details; a dash where there is none. */
  rate(look?: ColumnLook): Column<string | null, Row>;
  /** Count of things. */
  count(look?: ColumnLook): Column<number, Row>;
  /** Yes or no, by the keys of their words. */
  flag(yes: string, no: string, look?: ColumnLook): Column<boolean, Row>;
  /** Content of its own for a field. */
  custom<Field extends keyof Row>(field: Field, content: CustomColumn<Row[Field], Row>): Column<Row[Field], Row>;
}

const NONE = '–';
const plain = (value: string | null | undefined) => value || NONE;
const INSTANT: ColumnLook = { width: 148, grow: 0, tabular: true, narrow: 'hidden' };

/** Words of an enumeration by its codes, for files. */
export function wordsOf<Code extends string | number>({ codes, labelKey }: Coded<Code>, { t }: DisplayTools) {
  return Object.fromEntries(codes.map((code) => [String(code), t(labelKey(code))]));
}

const KINDS: ColumnKinds<unknown> = {
  text: (look = {}) => ({ look: { narrow: 'hidden', ...look }, text: plain }),
  code: (codes, look = {}) => ({
    look: { width: 104, grow: 0, narrow: 'hidden', ...look },
    text: (code, _row, { t }) => t(codes.labelKey(code)),
    words: (tools) => wordsOf(codes, tools),
  }),
  status: (codes, tones, look = {}) => ({
    look: { width: 116, grow: 0, narrow: 'mark', ...look },
    cell: (code, row, { t }) => (
      <ChangeMark row={row}>
        <StatusChip tone={tones[code]}>{t(codes.labelKey(code))}</StatusChip>
      </ChangeMark>
    ),
    words: (tools) => wordsOf(codes, tools),
  }),
  money: (look = {}) => ({
    look: { align: 'end', width: 128, ...look },
    cell: (value) => (value ? <MoneyText value={value} /> : NONE),
    exported: 'money',
  }),
  change: (look = {}) => ({
    look: { align: 'end', width: 128, ...look },
    cell: (value) => <ChangeText value={value} />,
    exported: 'money',
  }),
  instant: ({ none, ...look } = {}) => ({
    look: { ...INSTANT, ...look },
    cell: (value, _row, { t }) => (value ? <InstantText value={value} short /> : none === undefined ? NONE : t(none)),
    line: (value, _row, { t }) => (value ? <InstantText value={value} /> : none === undefined ? NONE : t(none)),
    exported: 'instant',
    ...(none !== undefined && { showsNone: true }),
  }),
  date: (look = {}) => ({ look: { width: 108, grow: 0, tabular: true, narrow: 'hidden', ...look }, text: plain }),
  id: ({ leadsTo, ...look } = {}) => ({
    look: { width: 200, grow: 0, tabular: true, hidden: true, ...look },
    text: plain,
    line: (value, row, _tools, label) => <IdText value={plain(value)} what={label} to={leadsTo?.(row)} />,
  }),
  country: (look = {}) => ({
    look: { width: 124, narrow: 'meta', ...look },
    text: (code, _row, { locale }) => (code ? countryName(code, locale) : NONE),
    words: async ({ locale }) => (await import('./countryWords')).countryWords(locale),
  }),
  party: ({ leadsTo, ...look } = {}) => ({
    look: { narrow: 'meta', ...look },
    text: plain,
    ...(leadsTo && { line: (value, row) => <RecordLink to={leadsTo(row)}>{plain(value)}</RecordLink> }),
  }),
  count: (look = {}) => ({
    look: { align: 'end', width: 84, grow: 0, tabular: true, narrow: 'hidden', ...look },
    text: (value, _row, { format }) => format.count(value),
  }),
  rate: (look = {}) => ({
    look: { align: 'end', width: 112, grow: 0, tabular: true, narrow: 'hidden', ...look },
    text: (value, _row, { format }) => (value ? format.rate(value) : NONE),
    cell: (value) => (value ? <CompactRate value={value} /> : NONE),
    line: (value, _row, { format }) => (value ? format.rate(value) : NONE),
  }),
  flag: (yes, no, look = {}) => ({
    look: { width: 110, grow: 0, narrow: 'hidden', ...look },
    text: (value, _row, { t }) => t(value ? yes : no),
    words: ({ t }) => ({ true: t(yes), false: t(no) }),
  }),
  custom: (_field, { text, cell, line, words, exported, showsNone, ...look }) => ({
    look,
    ...(text && { text }),
    ...(cell && { cell }),
    ...(line && { line }),
    ...(words && { words }),
    ...(exported && { exported }),
    ...(showsNone && { showsNone }),
  }),
};

/** Name of a country. Guarantee: the gateway gives ISO 3166 codes where a contract names a country. */
function countryName(code: string, locale: string): string {
  return countryNames(locale)(code as CountryCode);
}

/** Kinds of columns for the fields of a row: `const { text, money, id } = columnsOf<Shop>()`. */
export function columnsOf<Row>(): ColumnKinds<Row> {
  // Guarantee: no kind reads more of the row than its custom drawing, which is declared for this row.
  return KINDS as ColumnKinds<Row>;
}

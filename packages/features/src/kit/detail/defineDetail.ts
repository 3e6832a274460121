import type { ReactNode } from 'react';
import type { MessageSet } from '../../i18n/MessageSet';
import type { ContractOf, ListConcept } from '../../runtime/ListConcept';
import type { ColumnsOf, DisplayTools } from '../columns/Column';
import type { Complete, KeysOf, ListDeclaration } from '../list/ListDeclaration';
import type { AnyDetail, DetailExtras, Section } from './DetailDeclaration';

type TextOf<Key> = Extract<Key, string>;

/** Names of the sections that list fields, which have a heading. */
type Titled<Sections> = {
  [Name in keyof Sections]: Sections[Name] extends readonly unknown[] ? Name : never;
}[keyof Sections];

/** Lines whose label is missing: `field.<field>`, or `column.<field>` where the list says the same. */
type Nameless<Concept extends string, Field extends string, Keys> = Field extends unknown
  ? `${Concept}.${'column' | 'field'}.${Field}` & Keys extends never
    ? `${Concept}.field.${Field}`
    : never
  : never;

/** Messages that a detail lacks: headings of its sections, labels of its own lines. */
type Lacking<Concept extends string, Fields, Sections, Keys> =
  | Exclude<`${Concept}.section.${TextOf<Titled<Sections>>}`, Keys>
  | Nameless<Concept, TextOf<Fields>, Keys>;

type Sectioned<Record, Field> = { readonly [name: string]: Section<Record, Field> };

interface DetailInput<Row, Record, Lines, Names extends string, Sections, Tabs extends string>
  extends DetailExtras<Row, Record> {
  /** Fields of the record that are no column, or are shown otherwise than in the list. */
  readonly lines?: Lines & { readonly [Field in Exclude<keyof Lines, keyof Record>]: never };
  /** Lines that are no field: what is worked out of the record. */
  readonly computed?: { readonly [Name in Names]: (record: Record, tools: DisplayTools) => ReactNode };
  /** In order: fields under a heading, or a component. */
  readonly sections: Sections;
  /** Sections by the tab that shows them, where they are many; a section on no tab stands above the tabs. */
  readonly tabs?: { readonly [Name in Tabs]: readonly Extract<keyof Sections, string>[] };
}

/** Declares the detail of a list's record once: drawer, page and widget derive from it. */
export function defineDetail<
  Concept extends ListConcept,
  Columns,
  Filters,
  Sets extends readonly MessageSet<never>[],
  const Sections extends Sectioned<ContractOf<Concept>['record'], keyof Columns | keyof Lines | Names>,
  const Lines extends ColumnsOf<ContractOf<Concept>['record']> = object,
  const Names extends string = never,
  const Tabs extends string = never,
>(
  list: ListDeclaration<Concept, Columns, Filters, Sets>,
  input: DetailInput<ContractOf<Concept>['row'], ContractOf<Concept>['record'], Lines, Names, Sections, Tabs> &
    Complete<
      Lacking<Concept, keyof Lines | Names, Sections, KeysOf<Sets>> | Exclude<`${Concept}.tab.${Tabs}`, KeysOf<Sets>>
    >,
): AnyDetail {
  const worked: Readonly<Record<string, (record: ContractOf<Concept>['record'], tools: DisplayTools) => ReactNode>> =
    input.computed ?? {};
  const computed = Object.entries(worked).map(([name, line]) => [
    name,
    { look: {}, showsNone: true, line: workedOut(line) },
  ]);
  const lines = { ...list.columns, ...input.lines, ...Object.fromEntries(computed) };
  // Guarantee: the detail is only given records of this list.
  return { ...input, list, lines } as unknown as AnyDetail;
}

function workedOut<Record>(line: (record: Record, tools: DisplayTools) => ReactNode) {
  return (_value: unknown, record: Record, tools: DisplayTools) => line(record, tools);
}

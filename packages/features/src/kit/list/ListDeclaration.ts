import type { PagedResource, Sort } from '@corridor/core';
import type { MessageSet } from '../../i18n/MessageSet';
import type { ContractOf, ListConcept } from '../../runtime/ListConcept';
import type { AnyColumn, ColumnsOf, DisplayTools } from '../columns/Column';
import type { AnyFilter, FiltersOf } from '../filters/FilterKind';

/** Keys of a tuple of message sets. */
export type KeysOf<Sets extends readonly MessageSet<never>[]> = Sets[number] extends infer Set
  ? Set extends MessageSet<infer Key>
    ? Key
    : never
  : never;

type TextOf<Key> = Extract<Key, string>;

/** Columns whose heading is missing: `column.<field>`, or `field.<field>` where forms and details say the same. */
type Headless<Concept extends string, Field extends string, Keys> = Field extends unknown
  ? `${Concept}.${'column' | 'field'}.${Field}` & Keys extends never
    ? `${Concept}.column.${Field}`
    : never
  : never;

/** Messages that a list lacks: title, count, what would be here, search, headings, and filters that are no column. */
type Lacking<Concept extends string, Columns, Filters, Filter, Keys> =
  | Exclude<
      | `${Concept}.${'title' | 'count' | 'empty'}`
      | ('search' extends keyof Filter ? `${Concept}.search` : never)
      | `${Concept}.filter.${TextOf<Exclude<keyof Filters, keyof Columns>>}`,
      Keys
    >
  | Headless<Concept, TextOf<keyof Columns>, Keys>;

/** Nothing more, or the messages that are missing. */
export type Complete<Missing> = [Missing] extends [never] ? unknown : { readonly 'lacks the message': Missing };

/** A list as it is declared, once: what its rows are, and how they are shown, filtered, named and exported. */
export interface ListDeclaration<
  Concept extends ListConcept,
  Columns,
  Filters,
  Sets extends readonly MessageSet<never>[],
> {
  /** Client property, and the beginning of messages and events. */
  readonly concept: Concept;
  readonly resource: PagedResource<ContractOf<Concept>>;
  /** Sentences that the list speaks, its own set first. */
  readonly messages: Sets;
  /** By field of the row; their order is the first order. */
  readonly columns: Columns;
  /** By field of the filter, in the order of the menu. */
  readonly filters: Filters;
  /** What a row is called: row label, title of its details, confirmations. */
  nameOf(row: ContractOf<Concept>['row'], tools: DisplayTools): string;
}

/** A list of whatever concept. Guarantee: only its own rows are given to it. */
export interface AnyList {
  readonly concept: ListConcept;
  readonly resource: {
    readonly segment: string;
    readonly verbs: readonly string[];
    readonly sorts: readonly string[];
    readonly firstSort: Sort;
  };
  readonly messages: readonly MessageSet[];
  readonly columns: Readonly<Record<string, AnyColumn>>;
  readonly filters: Readonly<Record<string, AnyFilter>>;
  nameOf(row: object, tools: DisplayTools): string;
}

/** What `defineList` takes. */
export interface ListInput<
  Concept extends ListConcept,
  Columns extends ColumnsOf<ContractOf<Concept>['row']>,
  Filters extends FiltersOf<ContractOf<Concept>['filter']>,
  Sets extends readonly MessageSet<never>[],
> {
  readonly concept: Concept;
  readonly resource: PagedResource<ContractOf<Concept>>;
  readonly columns: Columns & { readonly [Field in Exclude<keyof Columns, keyof ContractOf<Concept>['row']>]: never };
  readonly filters: Filters & {
    readonly [Field in Exclude<keyof Filters, keyof ContractOf<Concept>['filter']>]: never;
  };
  readonly nameOf: (row: ContractOf<Concept>['row'], tools: DisplayTools) => string;
  readonly messages: Sets & Complete<Lacking<Concept, Columns, Filters, ContractOf<Concept>['filter'], KeysOf<Sets>>>;
}

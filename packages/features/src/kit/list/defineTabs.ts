import type { MessageSet } from '../../i18n/MessageSet';
import type { ContractOf, ListConcept } from '../../runtime/ListConcept';
import type { Coded } from '../columns/columnsOf';
import type { ListDeclaration } from './ListDeclaration';

/** Tabs over a list, one for each code of a field of its filter. */
export interface AnyTabs {
  readonly field: string;
  readonly codes: Coded<string | number>;
  /** Name of the call that counts the records of each code. */
  readonly counts: string;
}

type FilterOf<Concept extends ListConcept> = ContractOf<Concept>['filter'];

type CodeIn<Value> = Value extends readonly (infer Code)[] ? Extract<Code, string | number> : never;

/** Calls that count by a field: given the rest of the filter, they answer each code with its count. */
type CountingCalls<Concept extends ListConcept, Field extends PropertyKey> = {
  [Name in keyof ContractOf<Concept>['calls']]: ContractOf<Concept>['calls'][Name] extends {
    output: readonly ({ [Key in Field]: unknown } & { count: number })[];
  }
    ? Name
    : never;
}[keyof ContractOf<Concept>['calls']];

/** Declares the tabs of a list, such as its statuses: each narrows the list to one code, and says how many records that has. */
export function defineTabs<
  Concept extends ListConcept,
  Columns,
  Filters,
  Sets extends readonly MessageSet<never>[],
  const Field extends Extract<keyof FilterOf<Concept>, string>,
>(
  _list: ListDeclaration<Concept, Columns, Filters, Sets>,
  tabs: {
    readonly field: Field;
    readonly codes: Coded<CodeIn<FilterOf<Concept>[Field]>>;
    readonly counts: CountingCalls<Concept, Field>;
  },
): AnyTabs {
  // Guarantee: only codes of the enumeration are asked for their label.
  return tabs as unknown as AnyTabs;
}

import type { MessageSet } from '../../i18n/MessageSet';
import type { ContractOf, ListConcept } from '../../runtime/ListConcept';
import type { ColumnsOf } from '../columns/Column';
import type { FiltersOf } from '../filters/FilterKind';
import type { ListDeclaration, ListInput } from './ListDeclaration';

/**
 * Declares a list once: widget, export, address and host screen derive from it. Columns and filters are fields of the
 * contract, codes those of their enumerations, and every message it needs is in its sets; else it does not compile.
 */
export function defineList<
  const Concept extends ListConcept,
  const Columns extends ColumnsOf<ContractOf<Concept>['row']>,
  const Filters extends FiltersOf<ContractOf<Concept>['filter']>,
  const Sets extends readonly MessageSet<never>[],
>(input: ListInput<Concept, Columns, Filters, Sets>): ListDeclaration<Concept, Columns, Filters, Sets> {
  return input;
}

import type { MessageSet } from '../../i18n/MessageSet';
import type { ListConcept } from '../../runtime/ListConcept';
import type { ListDeclaration } from './ListDeclaration';

/** A list whose details and forms speak further sentences, which a page of rows alone does not load. */
export function withMessages<
  Concept extends ListConcept,
  Columns,
  Filters,
  Sets extends readonly MessageSet<never>[],
  const More extends readonly MessageSet<never>[],
>(
  list: ListDeclaration<Concept, Columns, Filters, Sets>,
  ...more: More
): ListDeclaration<Concept, Columns, Filters, readonly [...Sets, ...More]> {
  return { ...list, messages: [...list.messages, ...more] };
}

import { useTranslator } from '../../i18n/I18nProvider';
import { describeReason } from '../../runtime/describeRefusal';
import { useFormatters } from '../../runtime/useFormatters';
import type { TicketShape } from './TicketShape';
import type { TicketState } from './TicketState';

/** The sentences of a ticket's fields. */
export interface FieldWords<Reason> {
  /** How much is missing. */
  short(short: string): string;
  /** What is wrong; `minimum` is '' where no amount would do. */
  problem(reason: Reason, minimum: string): string;
  /** Tells whether what is wrong is shown by now; absent: once the reader has asked to go on. */
  isShown?(reason: Reason): boolean;
}

/** What is wrong at a field, once it is to be shown; that there is not enough money is shown at once. */
export function useFieldProblem<T extends TicketShape>(
  { problems, judged, shortfall, live }: TicketState<T>,
  words: FieldWords<T['problem']['reason']>,
): (path: T['problem']['path']) => string | undefined {
  const t = useTranslator();
  const format = useFormatters();
  return (path) => {
    if (path === 'amount.amount' && shortfall) return words.short(format.money(shortfall));
    const own = problems.find((problem) => problem.path === path);
    if (!own) {
      const refused = live.error?.fields.find((field) => field.path === path);
      return refused && describeReason(refused, t);
    }
    const isShown = words.isShown?.(own.reason) ?? judged;
    return isShown ? words.problem(own.reason, own.minimum ? format.money(own.minimum) : '') : undefined;
  };
}

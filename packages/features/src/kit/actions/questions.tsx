import type { MessageSet } from '../../i18n/MessageSet';
import { lazyPart } from '../lazyPart';
import type { DeclaredActions } from './ActionsDeclaration';
import type { Questions } from './AnyActions';
import type { BulkQuestionProps, QuestionProps } from './QuestionProps';

/** Makes the questions of a group of actions; the sentences are fetched with the code. */
export function questions(
  actions: DeclaredActions,
  fetchMessages: (() => Promise<MessageSet<never>>) | undefined,
): Questions {
  const messages = async () => (fetchMessages ? [await fetchMessages()] : []);
  return {
    Question: lazyPart<QuestionProps>(async () => {
      const [{ ActionDialog }, words] = await Promise.all([import('./ActionDialog'), messages()]);
      return (props) => <ActionDialog {...props} actions={actions} messages={words} />;
    }),
    BulkQuestion: lazyPart<BulkQuestionProps>(async () => {
      const [{ BulkDialog }, words] = await Promise.all([import('./BulkDialog'), messages()]);
      return (props) => <BulkDialog {...props} actions={actions} messages={words} />;
    }),
  };
}

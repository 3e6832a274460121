import type { LazyPart } from '../lazyPart';
import type { DeclaredActions } from './ActionsDeclaration';
import type { BulkQuestionProps, QuestionProps } from './QuestionProps';

/** What asks before an action is done; its code comes with the first one, and with it what it says. */
export interface Questions {
  readonly Question: LazyPart<QuestionProps>;
  readonly BulkQuestion: LazyPart<BulkQuestionProps>;
}

/** Actions of whatever record, with the questions before them. */
export interface AnyActions extends DeclaredActions, Questions {}

import type { HeadingLevel } from '@corridor/ui';
import type { DisplayTools } from '../columns/Column';
import type { AnyRow } from '../list/AnyRow';

/** Props of the question before an action on one record. */
export interface QuestionProps {
  readonly name: string;
  readonly row: AnyRow;
  readonly tools: DisplayTools;
  readonly onClose: () => void;
  /** Level of the title of the question. Default 2. */
  readonly headingLevel?: HeadingLevel | undefined;
  /** Called with what the record has become; undefined where it was deleted. */
  readonly onDone: (record: unknown) => void;
}

/** Props of the question before an action on many records. */
export interface BulkQuestionProps {
  readonly name: string;
  readonly rows: readonly AnyRow[];
  readonly tools: DisplayTools;
  /** Called with ids of records that the action was not done to. */
  readonly onClose: (left: readonly string[]) => void;
}

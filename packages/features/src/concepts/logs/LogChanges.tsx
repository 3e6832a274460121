import type { LogEntryDetail } from '@corridor/core';
import type { SectionProps } from '../../kit/detail/DetailDeclaration';
import { FieldChanges } from '../../kit/detail/FieldChanges';

/** What was changed, field by field: the value before and the one after it. */
export function LogChanges({ record: { before, after }, level }: SectionProps<LogEntryDetail>) {
  return <FieldChanges before={before} after={after} level={level} />;
}

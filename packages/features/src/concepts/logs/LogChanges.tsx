import type { LogEntryDetail } from '@corridor/core';
import type { SectionProps } from '../../kit/detail/DetailDeclaration';
import { FieldChanges } from '../../kit/detail/FieldChanges';

/** What was changed, field by field: the value before and the one after it. */
export function LogChanges({ record: { subject, before, after }, level }: SectionProps<LogEntryDetail>) {
  return <FieldChanges subject={subject} before={before} after={after} level={level} />;
}

import { BANK_NAME } from '@corridor/core';
import { Button } from '@corridor/ui';
import { useMessages } from '../../i18n/useMessages';
import { changeMessages } from '../../messages/changes';
import type { RecordRead } from '../detail/DetailDeclaration';
import { ChangeBanner } from './ChangeBanner';
import { useChangedElsewhere, useForgetOnceRead } from './useChangedElsewhere';

/** Props of `DetailChanges`. */
export interface DetailChangesProps {
  /** Wire segment of the record's resource. */
  readonly segment: string;
  readonly id: string;
  readonly record: RecordRead;
}

/** Says who has changed the record that is shown; it stays as it is until the reader wants it new. */
export function DetailChanges({ segment, id, record }: DetailChangesProps) {
  const t = useMessages(changeMessages);
  const [changed, forget] = useChangedElsewhere(({ resource, recordId }) => resource === segment && recordId === id);
  useForgetOnceRead(record.refreshing, changed, forget);
  const { by, missed } = changed;
  if (by === null && !missed) return null;
  return (
    <ChangeBanner
      tone="info"
      actions={
        <Button size="sm" onClick={() => void record.refresh()}>
          {t('live.show')}
        </Button>
      }
    >
      {by === null ? t('live.missed') : by === BANK_NAME ? t('live.byBank') : t('live.by', { name: by })}
    </ChangeBanner>
  );
}

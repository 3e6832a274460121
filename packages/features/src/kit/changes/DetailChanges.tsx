import { useMessages } from '../../i18n/useMessages';
import { changeMessages } from '../../messages/changes';
import type { RecordRead } from '../detail/DetailDeclaration';
import { ChangeNotice } from './ChangeNotice';
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
  const said = by === null ? null : t('live.by', { name: by });
  return (
    <ChangeNotice
      says={missed && by === null ? t('live.missed') : said}
      choices={[{ label: t('live.show'), onChoose: () => void record.refresh() }]}
    />
  );
}

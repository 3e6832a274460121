import { useMessages } from '../../i18n/useMessages';
import { changeMessages } from '../../messages/changes';
import { ChangeNotice } from './ChangeNotice';
import { useChangedElsewhere } from './useChangedElsewhere';

/** Props of `FormChanges`. */
export interface FormChangesProps {
  /** Wire segment of the record's resource. */
  readonly segment: string;
  readonly id: string;
  /** Begins the form anew with the record as it is now. */
  readonly onTakeOver: () => void;
}

/** Says over a form that somebody else has changed its record, before anything is saved over it. */
export function FormChanges({ segment, id, onTakeOver }: FormChangesProps) {
  const t = useMessages(changeMessages);
  const [changed, forget] = useChangedElsewhere(({ resource, recordId }) => resource === segment && recordId === id);
  const done = () => forget(changed);
  const takeOver = () => {
    done();
    onTakeOver();
  };
  return (
    <ChangeNotice
      says={changed.by === null ? null : t('live.form', { name: changed.by })}
      choices={[
        { label: t('live.keep'), onChoose: done },
        { label: t('live.takeOver'), onChoose: takeOver },
      ]}
    />
  );
}

import { Button } from '@corridor/ui';
import { useMessages } from '../../i18n/useMessages';
import { changeMessages } from '../../messages/changes';
import { ChangeBanner } from './ChangeBanner';
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
  if (changed.by === null) return null;
  return (
    <ChangeBanner
      tone="warning"
      actions={
        <>
          <Button size="sm" onClick={done}>
            {t('live.keep')}
          </Button>
          <Button size="sm" onClick={takeOver}>
            {t('live.takeOver')}
          </Button>
        </>
      }
    >
      {t('live.form', { name: changed.by })}
    </ChangeBanner>
  );
}

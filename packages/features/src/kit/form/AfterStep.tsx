import { Button, Stack } from '@corridor/ui';
import { useRuntimeMessages } from '../../i18n/useMessages';
import { useFocusOnce } from '../../runtime/useFocusOnce';
import type { FormBodyProps } from './FormBody';
import { FormFoot } from './FormFoot';
import { useFormFrame } from './FormFrame';
import type { AnySlots } from './FormSlots';
import { FormSteps } from './FormSteps';
import type { AnyForm } from './formValues';
import type { SavedRecord } from './useRecordSave';

/** Props of `AfterStep`. */
export interface AfterStepProps extends FormBodyProps {
  readonly declaration: AnyForm;
  readonly slots: AnySlots;
}

/** The step after a new record is there. It holds nothing that could be lost, so every way out of it is the same. */
export function AfterStep({ declaration, slots: { after: Body }, target, record, onSaved }: AfterStepProps) {
  const t = useRuntimeMessages();
  const { leave } = useFormFrame();
  const ref = useFocusOnce<HTMLDivElement>();
  const finish = () => record && onSaved(asSaved(record));
  leave.current = finish;
  return (
    <Stack gap={6} ref={ref} tabIndex={-1} style={{ outline: 'none' }}>
      <FormSteps declaration={declaration} target={target} current={target.kind} />
      {Body && record && <Body record={record} />}
      <FormFoot>
        <Button variant="primary" onClick={finish}>
          {t('form.finish')}
        </Button>
      </FormFoot>
    </Stack>
  );
}

/** Guarantee: a record that was read has its id. */
function asSaved(record: object): SavedRecord {
  return record as SavedRecord;
}

import { Checkbox, CheckboxGroup, FormField } from '@corridor/ui';
import { useTranslator } from '../../i18n/I18nProvider';
import type { OwnControlProps } from '../../kit/form/FormSlots';
import { actionsOn } from './grantableSubjects';

/** A box for each action on what the permission is about. */
export function ActionsField({ name, label, values }: OwnControlProps<{ readonly subject: string | null }>) {
  const t = useTranslator();
  const actions = actionsOn(values.subject);
  if (actions.length === 0) return null;
  return (
    <FormField name={name} label={label} group required style={{ gridColumn: '1 / -1' }}>
      {({ value, onChange }) => (
        <CheckboxGroup value={Array.isArray(value) ? value : []} onChange={onChange}>
          {actions.map((action) => (
            <Checkbox key={action} value={action} label={t(`rights.action.${action}`)} />
          ))}
        </CheckboxGroup>
      )}
    </FormField>
  );
}

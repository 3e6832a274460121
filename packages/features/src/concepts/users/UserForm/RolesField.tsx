import type { RoleReference } from '@corridor/core';
import { Checkbox, CheckboxGroup, FormField, Text } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { ErrorState } from '../../../kit/display/ErrorState';
import type { OwnControlProps } from '../../../kit/form/FormSlots';
import { usersMessages } from '../../../messages/users';
import { useRuntime } from '../../../runtime/Runtime';
import { useList } from '../../../runtime/useList';

const EVERY_ROLE = {};

/** Roles to choose from, each with what it is for; a role that the reader may not see stays as it is. */
export function RolesField({
  name,
  label,
  values,
  record,
}: OwnControlProps<{ readonly roleIds: readonly string[] | null }, { roles: readonly RoleReference[] }>) {
  const t = useMessages(usersMessages);
  const { gateway } = useRuntime();
  const { data, error, refresh } = useList(gateway.roles, EVERY_ROLE);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refresh()} />;
  if (!data) return <Text color="muted">{t('users.roles.loading')}</Text>;
  const offered = [...data, ...unlisted(record?.roles ?? [], data)];
  return (
    <FormField
      name={name}
      label={label}
      {...(!values.roleIds?.length && { help: t('users.roles.none') })}
      group
      required={!record}
      style={{ gridColumn: '1 / -1' }}
    >
      {({ value, onChange }) => (
        <CheckboxGroup value={Array.isArray(value) ? value : []} onChange={onChange}>
          {offered.map((role) => (
            <Checkbox key={role.id} value={role.id} label={role.name} help={role.description || undefined} />
          ))}
        </CheckboxGroup>
      )}
    </FormField>
  );
}

function unlisted(held: readonly RoleReference[], listed: readonly { id: string }[]) {
  return held.filter(({ id }) => !listed.some((role) => role.id === id)).map((role) => ({ ...role, description: '' }));
}

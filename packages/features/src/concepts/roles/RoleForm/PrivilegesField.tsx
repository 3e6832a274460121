import { type RoleDetail, rightOfRule } from '@corridor/core';
import { FormField, Input, Stack, Text } from '@corridor/ui';
import { useState } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { ErrorState } from '../../../kit/display/ErrorState';
import type { OwnControlProps } from '../../../kit/form/FormSlots';
import { privilegesByModule } from '../../../kit/rights/privilegesByModule';
import { usePrivileges } from '../../../kit/rights/usePrivileges';
import { rightsMessages } from '../../../messages/rights';
import { rolesMessages } from '../../../messages/roles';
import { ModulePrivileges } from './ModulePrivileges';

/** Privileges by module with a search; what the reader may not give, or the role's own rules give already, is not chosen here. */
export function PrivilegesField({ name, label, record: role }: OwnControlProps<unknown, RoleDetail>) {
  const t = useMessages(rolesMessages);
  const translateRights = useMessages(rightsMessages);
  const [search, setSearch] = useState('');
  const { data, error, refresh } = usePrivileges();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refresh()} />;
  if (!data) return <Text color="muted">{translateRights('rights.loading')}</Text>;
  const ownRules = role?.rules ?? [];
  const modules = privilegesByModule(data, search);
  return (
    <FormField name={name} label={label} help={t('roles.privileges.help')} group style={{ gridColumn: '1 / -1' }}>
      {({ value, onChange }) => {
        const chosen = Array.isArray(value) ? value.map(String) : [];
        return (
          <Stack gap={4}>
            <Input
              type="search"
              value={search}
              placeholder={translateRights('rights.search')}
              aria-label={translateRights('rights.search')}
              onChange={(event) => setSearch(event.target.value)}
            />
            <Text variant="caption" color="muted">
              {t('roles.privileges.chosen', { count: chosen.length })}
            </Text>
            {modules.length === 0 && <Text color="muted">{translateRights('rights.nothing')}</Text>}
            {modules.map((module) => (
              <ModulePrivileges
                key={module.name}
                module={module}
                chosen={chosen}
                isGiven={({ rule }) => rightOfRule(ownRules, rule) === 'full'}
                onChange={onChange}
              />
            ))}
          </Stack>
        );
      }}
    </FormField>
  );
}

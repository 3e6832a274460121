import { type Permission, type RoleDetail, rightOfRule } from '@corridor/core';
import { Stack, Text } from '@corridor/ui';
import { useState } from 'react';
import { useTranslator } from '../../i18n/I18nProvider';
import type { SectionProps } from '../../kit/detail/DetailDeclaration';
import { DetailSection } from '../../kit/detail/DetailSection';
import { RecordCombobox } from '../../kit/records/RecordCombobox';
import { allRulesOf } from '../../kit/rights/allRulesOf';
import { RightsList } from '../../kit/rights/RightsList';
import { useRuntime } from '../../runtime/Runtime';
import { useList } from '../../runtime/useList';
import { useRecord } from '../../runtime/useRecord';

const EVERY_PRIVILEGE = {};

/** What a role allows, and how it differs from another. */
export function RoleRights({ record: role, level }: SectionProps<RoleDetail>) {
  const t = useTranslator();
  const [otherId, choose] = useState('');
  const { gateway } = useRuntime();
  const { data: other } = useRecord(gateway.roles, otherId || null);
  return (
    <DetailSection level={level} title={t('rights.title')}>
      <Stack gap={4}>
        <RecordCombobox
          concept="roles"
          aria-label={t('rights.compare')}
          placeholder={t('rights.compare')}
          value={otherId}
          clearable
          onChange={choose}
        />
        {otherId && other ? <Differences one={role} other={other} /> : <RightsList roles={[role]} />}
      </Stack>
    </DetailSection>
  );
}

function Differences({ one, other }: { readonly one: RoleDetail; readonly other: RoleDetail }) {
  const t = useTranslator();
  const { gateway } = useRuntime();
  const { data = [] } = useList(gateway.permissions, EVERY_PRIVILEGE);
  const only = (role: RoleDetail, than: RoleDetail) =>
    data.filter(
      ({ rule }) =>
        rightOfRule(allRulesOf(role, data), rule) !== 'no' && rightOfRule(allRulesOf(than, data), rule) === 'no',
    );
  const [mine, theirs] = [only(one, other), only(other, one)];
  if (mine.length + theirs.length === 0) return <Text color="muted">{t('rights.same')}</Text>;
  return (
    <Stack gap={4}>
      <Privileges title={t('rights.only', { name: one.name })} privileges={mine} />
      <Privileges title={t('rights.only', { name: other.name })} privileges={theirs} />
    </Stack>
  );
}

function Privileges({ title, privileges }: { readonly title: string; readonly privileges: readonly Permission[] }) {
  if (privileges.length === 0) return null;
  return (
    <Stack gap={1}>
      <Text weight="semibold">{title}</Text>
      {privileges.map(({ id, moduleName, privilegeName }) => (
        <Text key={id}>{`${moduleName} · ${privilegeName}`}</Text>
      ))}
    </Stack>
  );
}

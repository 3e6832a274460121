import type { Permission, RoleDetail } from '@corridor/core';
import { Stack, Text } from '@corridor/ui';
import { useTranslator } from '../../i18n/I18nProvider';
import { RightLine } from '../../kit/rights/RightLine';
import { RightsRead } from '../../kit/rights/RightsRead';
import { usePrivileges } from '../../kit/rights/usePrivileges';
import { useRuntime } from '../../runtime/Runtime';
import { useRecord } from '../../runtime/useRecord';
import { compareRoles, type RightDifference } from './compareRoles';

/** Props of `RoleComparison`. */
export interface RoleComparisonProps {
  readonly one: RoleDetail;
  readonly otherId: string;
}

/** What each of two roles allows that the other does not, or not as far. */
export function RoleComparison({ one, otherId }: RoleComparisonProps) {
  const { gateway } = useRuntime();
  const privileges = usePrivileges();
  const read = useRecord(gateway.roles, otherId);
  return (
    <RightsRead read={privileges}>
      {(all) => <RightsRead read={read}>{(other) => <Differences one={one} other={other} all={all} />}</RightsRead>}
    </RightsRead>
  );
}

interface DifferencesProps {
  readonly one: RoleDetail;
  readonly other: RoleDetail;
  readonly all: readonly Permission[];
}

function Differences({ one, other, all }: DifferencesProps) {
  const t = useTranslator();
  const { mine, theirs, unclear } = compareRoles(one, other, all);
  if (mine.length + theirs.length + unclear.length === 0) return <Text color="muted">{t('rights.same')}</Text>;
  const lesser = ({ name }: RoleDetail) => t('rights.otherInPart', { name });
  return (
    <Stack gap={4}>
      <Group title={t('rights.more', { name: one.name })} lines={mine} otherInPart={lesser(other)} />
      <Group title={t('rights.more', { name: other.name })} lines={theirs} otherInPart={lesser(one)} />
      <Group title={t('rights.unclear')} lines={unclear} otherInPart="" />
    </Stack>
  );
}

interface GroupProps {
  readonly title: string;
  readonly lines: readonly RightDifference[];
  /** Said where the other role allows it in part. */
  readonly otherInPart: string;
}

function Group({ title, lines, otherInPart }: GroupProps) {
  if (lines.length === 0) return null;
  return (
    <Stack gap={1}>
      <Text weight="semibold">{title}</Text>
      {lines.map(({ privilege: { id, moduleName, privilegeName }, right, other }) => (
        <RightLine
          key={id}
          right={right}
          name={`${moduleName} · ${privilegeName}`}
          note={other === 'partly' ? otherInPart : ''}
        />
      ))}
    </Stack>
  );
}

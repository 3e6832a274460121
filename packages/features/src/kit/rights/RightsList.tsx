import { type RoleDetail, rightOfRule } from '@corridor/core';
import { CheckIcon, CloseIcon, Icon, Inline, Stack, Text } from '@corridor/ui';
import { useTranslator } from '../../i18n/I18nProvider';
import { useRuntime } from '../../runtime/Runtime';
import { useList } from '../../runtime/useList';
import { ErrorState } from '../display/ErrorState';
import { allRulesOf } from './allRulesOf';
import { privilegesByModule } from './privilegesByModule';

/** What tells the rights of a role. */
export type RightsOf = Pick<RoleDetail, 'name' | 'rules' | 'permissionIds'>;

/** Props of `RightsList`. */
export interface RightsListProps {
  readonly roles: readonly RightsOf[];
  /** Names what each right comes from. */
  readonly through?: boolean;
}

const EVERY_PRIVILEGE = {};

/** Every named privilege by module: whether rules allow it, in part or not, and through which of them. */
export function RightsList({ roles, through }: RightsListProps) {
  const t = useTranslator();
  const { gateway } = useRuntime();
  const { data, error, refresh } = useList(gateway.permissions, EVERY_PRIVILEGE);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refresh()} />;
  if (!data) return <Text color="muted">{t('rights.loading')}</Text>;
  const sources = roles.map((role) => ({ name: role.name, rules: allRulesOf(role, data) }));
  const all = sources.flatMap(({ rules }) => rules);
  return (
    <Stack gap={4}>
      {privilegesByModule(data).map(({ name, privileges }) => (
        <Stack key={name} gap={1}>
          <Text weight="semibold">{name}</Text>
          {privileges.map(({ id, privilegeName, rule }) => {
            const right = rightOfRule(all, rule);
            const from = sources.filter(({ rules }) => rightOfRule(rules, rule) !== 'no').map((source) => source.name);
            return (
              <Inline key={id} gap={2} wrap={false}>
                <Icon of={right === 'no' ? CloseIcon : CheckIcon} size="sm" label={t(`rights.${right}`)} />
                <Text color={right === 'no' ? 'muted' : 'text'}>{privilegeName}</Text>
                {through && right !== 'no' && (
                  <Text variant="caption" color="muted">
                    {t('rights.through', { names: from.join(', ') })}
                  </Text>
                )}
              </Inline>
            );
          })}
        </Stack>
      ))}
    </Stack>
  );
}

import { type Permission, type RoleDetail, rightOfRule } from '@corridor/core';
import { Stack, Text } from '@corridor/ui';
import { useTranslator } from '../../i18n/I18nProvider';
import type { TranslateAny } from '../../i18n/plainTranslate';
import { allRulesOf } from './allRulesOf';
import { privilegesByModule } from './privilegesByModule';
import { RightLine } from './RightLine';
import { RightsRead } from './RightsRead';
import { sourcesOf } from './sourcesOf';
import { usePrivileges } from './usePrivileges';

/** What tells the rights of a role. */
export type RightsOf = Pick<RoleDetail, 'name' | 'rules' | 'permissionIds'>;

/** Props of `RightsList`. */
export interface RightsListProps {
  readonly roles: readonly RightsOf[];
  /** Names the role that each right comes from, too. */
  readonly byRole?: boolean;
}

/** Every named privilege by module: whether rules allow it, in part or not, and through which privilege or rule. */
export function RightsList({ roles, byRole = false }: RightsListProps) {
  return <RightsRead read={usePrivileges()}>{(all) => <Modules roles={roles} byRole={byRole} all={all} />}</RightsRead>;
}

function Modules({ roles, byRole, all }: Required<RightsListProps> & { readonly all: readonly Permission[] }) {
  const t = useTranslator();
  const rules = roles.flatMap((role) => allRulesOf(role, all));
  return (
    <Stack gap={4}>
      {privilegesByModule(all).map(({ name, privileges }) => (
        <Stack key={name} gap={1}>
          <Text weight="semibold">{name}</Text>
          {privileges.map((privilege) => {
            const right = rightOfRule(rules, privilege.rule);
            const sources = roles.map((role) => sourceWords(role, all, privilege, byRole, t)).filter(Boolean);
            return (
              <RightLine
                key={privilege.id}
                right={right}
                name={privilege.privilegeName}
                note={right === 'no' ? '' : t('rights.through', { names: sources.join('; ') })}
              />
            );
          })}
        </Stack>
      ))}
    </Stack>
  );
}

/** Such as "operator (Block cards, the role itself)"; empty where the role does not allow it. */
function sourceWords(
  role: RightsOf,
  all: readonly Permission[],
  { id, rule }: Permission,
  byRole: boolean,
  t: TranslateAny,
): string {
  const { ownRule, privileges } = sourcesOf(role, all, rule);
  const names = [
    ...privileges.map((one) => (one.id === id ? t('rights.itself') : one.privilegeName)),
    ...(ownRule ? [t('rights.ownRule')] : []),
  ].join(', ');
  return byRole && names !== '' ? t('rights.ofRole', { role: role.name, names }) : names;
}

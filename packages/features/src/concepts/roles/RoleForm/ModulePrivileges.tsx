import type { Permission } from '@corridor/core';
import { Checkbox, Stack } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import type { PrivilegeModule } from '../../../kit/rights/privilegesByModule';
import { rolesMessages } from '../../../messages/roles';

/** Props of `ModulePrivileges`. */
export interface ModulePrivilegesProps {
  readonly module: PrivilegeModule;
  /** Ids of the privileges that are chosen, of this module and others. */
  readonly chosen: readonly string[];
  /** Returns true if the role has the privilege anyway. */
  readonly isGiven: (privilege: Permission) => boolean;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** A module with a box for all of it, and a box for each of its privileges. */
export function ModulePrivileges({ module, chosen, isGiven, onChange }: ModulePrivilegesProps) {
  const t = useMessages(rolesMessages);
  const { name, privileges } = module;
  const open = privileges.filter((privilege) => privilege.grantable && !isGiven(privilege)).map(({ id }) => id);
  const on = privileges.filter((privilege) => chosen.includes(privilege.id) || isGiven(privilege));
  const set = (ids: readonly string[], isOn: boolean) => {
    const others = chosen.filter((id) => !ids.includes(id));
    onChange(isOn ? [...others, ...ids] : others);
  };
  return (
    <Stack gap={2}>
      <Checkbox
        label={<strong>{name}</strong>}
        checked={on.length === privileges.length}
        indeterminate={on.length > 0 && on.length < privileges.length}
        disabled={open.length === 0}
        onChange={(event) => set(open, event.target.checked)}
      />
      <Stack gap={2} style={{ paddingInlineStart: 28 }}>
        {privileges.map((privilege) => (
          <Checkbox
            key={privilege.id}
            label={privilege.privilegeName}
            help={isGiven(privilege) ? t('roles.privileges.byRule') : undefined}
            checked={on.includes(privilege)}
            disabled={!open.includes(privilege.id)}
            onChange={(event) => set([privilege.id], event.target.checked)}
          />
        ))}
      </Stack>
    </Stack>
  );
}

import { downloads, jobFaults, logs, permissions, roles, users } from '@corridor/core';
import {
  DownloadIcon,
  type IconSource,
  KeyIcon,
  LockIcon,
  PeopleIcon,
  ShieldIcon,
  StatementIcon,
  WarningIcon,
} from '@corridor/ui';
import { pathOf } from '../../routes/paths';
import type { Ability } from '../../session/AbilityProvider';

const PLACES = [
  { name: 'setting-password', icon: KeyIcon, href: pathOf('setting-password'), subject: undefined },
  { name: 'permission-users', icon: PeopleIcon, href: pathOf('permission-users'), subject: users.segment },
  { name: 'permission-roles', icon: ShieldIcon, href: pathOf('permission-roles'), subject: roles.segment },
  {
    name: 'permission',
    icon: LockIcon,
    href: `${pathOf('permission-roles')}?tab=permissions`,
    subject: permissions.segment,
  },
  { name: 'log', icon: StatementIcon, href: pathOf('log'), subject: logs.segment },
  { name: 'job-faults', icon: WarningIcon, href: pathOf('job-faults'), subject: jobFaults.segment },
  { name: 'tradeDownload', icon: DownloadIcon, href: pathOf('tradeDownload'), subject: downloads.segment },
] as const;

/** A place where something is set. */
export interface SettingPlace {
  /** `host.route.<name>` is its title, `host.setting.<name>` says what is set there. */
  readonly name: (typeof PLACES)[number]['name'];
  readonly icon: IconSource;
  readonly href: string;
}

/** The places that somebody may see; one's own password everybody may. */
export function settingPlaces(ability: Ability): readonly SettingPlace[] {
  return PLACES.filter(({ subject }) => subject === undefined || ability.can('read', subject));
}

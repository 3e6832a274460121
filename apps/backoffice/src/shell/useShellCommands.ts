import { useMessages } from '@corridor/features';
import type { PaletteCommand } from '@corridor/ui';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHostGateway } from '../app/HostGateway';
import { hostMessages } from '../messages/host';
import { openSections } from '../navigation/openSections';
import { usePreferences } from '../preferences/PreferencesProvider';
import type { Preferences } from '../preferences/preferences';
import { pathOf, replacesAddress } from '../routes/paths';
import { useAbility } from '../session/AbilityProvider';
import { signOut } from '../session/signOut';

/** What the shell can do, and how to do it. */
export interface ShellCommands {
  readonly commands: readonly PaletteCommand[];
  run(command: PaletteCommand): void;
}

const GO = 'go:';

/** The name of the command that goes to an address of ours. */
export const commandOfPath = (path: string): string => `${GO}${path}`;

const CHANGES = {
  light: { scheme: 'light' },
  dark: { scheme: 'dark' },
  system: { scheme: 'system' },
  comfortable: { density: 'comfortable' },
  compact: { density: 'compact' },
} as const satisfies Readonly<Record<string, Partial<Preferences>>>;

const isChange = (name: string): name is keyof typeof CHANGES => Object.hasOwn(CHANGES, name);

/** Every screen that the operator may open, and the actions of the shell. */
export function useShellCommands(): ShellCommands {
  const t = useMessages(hostMessages);
  const ability = useAbility();
  const navigate = useNavigate();
  const gateway = useHostGateway();
  const { change } = usePreferences();
  const commands = useMemo(() => {
    const screens = openSections(ability).flatMap(({ key, lines }) =>
      lines.map(({ route }) => ({
        value: commandOfPath(pathOf(route)),
        label: t(`host.route.${route}`),
        keywords: t(`host.nav.${key}`),
        group: t('host.palette.screens'),
      })),
    );
    const group = t('host.palette.actions');
    return [
      ...screens,
      { value: commandOfPath(pathOf('setting-password')), label: t('host.route.setting-password'), group },
      { value: 'light', label: t('host.theme.light'), group },
      { value: 'dark', label: t('host.theme.dark'), group },
      { value: 'system', label: t('host.theme.system'), group },
      { value: 'comfortable', label: t('host.density.comfortable'), group },
      { value: 'compact', label: t('host.density.compact'), group },
      { value: 'sign-out', label: t('host.account.signOut'), group },
    ];
  }, [ability, t]);
  const run = ({ value }: PaletteCommand) => {
    const href = value.startsWith(GO) ? value.slice(GO.length) : undefined;
    if (href !== undefined) navigate(href, { replace: replacesAddress(href) });
    else if (value === 'sign-out') void signOut(gateway);
    else if (isChange(value)) change(CHANGES[value]);
  };
  return { commands, run };
}

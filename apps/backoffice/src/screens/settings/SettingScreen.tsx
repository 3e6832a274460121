import { downloads, logs, roles, type SessionUser, users } from '@corridor/core';
import { ProfileForm, SessionList, useMessages } from '@corridor/features';
import {
  Box,
  DownloadIcon,
  Grid,
  Heading,
  Icon,
  KeyIcon,
  Link,
  PeopleIcon,
  ShieldIcon,
  Stack,
  StatementIcon,
  Text,
} from '@corridor/ui';
import { hostMessages } from '../../messages/host';
import { adoptPreferences } from '../../preferences/adoptPreferences';
import { usePreferences } from '../../preferences/PreferencesProvider';
import { DEFAULT_PREFERENCES } from '../../preferences/preferences';
import { pathOf } from '../../routes/paths';
import { useAbility } from '../../session/AbilityProvider';
import { remember } from '../../session/operatorMemory';
import { rememberUser } from '../../session/sessionStore';
import { FIRST_SIZE } from '../listing/listAddress';

/** What is set where; without a subject everybody may. */
const PLACES = [
  { name: 'setting-password', icon: KeyIcon, subject: undefined },
  { name: 'permission-users', icon: PeopleIcon, subject: users.segment },
  { name: 'permission-roles', icon: ShieldIcon, subject: roles.segment },
  { name: 'log', icon: StatementIcon, subject: logs.segment },
  { name: 'tradeDownload', icon: DownloadIcon, subject: downloads.segment },
] as const;

/** One's own profile and sessions, and the way to everything that is set: what the operator may not see is not there. */
export function SettingScreen() {
  const t = useMessages(hostMessages);
  const ability = useAbility();
  const { change } = usePreferences();
  const offered = PLACES.filter(({ subject }) => subject === undefined || ability.can('read', subject));
  const apply = (user: SessionUser) => {
    const { timezone, density, pageSize } = user.preferences;
    rememberUser(user);
    adoptPreferences(user);
    change({
      timezone: timezone ?? DEFAULT_PREFERENCES.timezone,
      density: density ?? DEFAULT_PREFERENCES.density,
    });
    if (pageSize === null) remember({ size: FIRST_SIZE });
  };
  return (
    <Stack gap={6}>
      <Heading level={1}>{t('host.route.setting')}</Heading>
      <Grid columns={{ base: 1, sm: 2, lg: 3 }} gap={4}>
        {offered.map(({ name, icon }) => (
          <Box key={name} surface="base" border radius="card" padding={5}>
            <Stack gap={2} align="start">
              <Icon of={icon} />
              <Link href={pathOf(name)}>{t(`host.route.${name}`)}</Link>
              <Text variant="small" color="muted">
                {t(`host.setting.${name}`)}
              </Text>
            </Stack>
          </Box>
        ))}
      </Grid>
      <Box surface="base" border radius="card" padding={6}>
        <ProfileForm onSaved={apply} />
      </Box>
      <Box surface="base" border radius="card" padding={6}>
        <SessionList />
      </Box>
    </Stack>
  );
}

import type { SessionUser } from '@corridor/core';
import { ChangeEmailForm, ProfileForm, SessionList, useMessages } from '@corridor/features';
import { Box, Grid, Heading, Icon, Link, Stack, Text } from '@corridor/ui';
import { WithMessages } from '../../app/WithMessages';
import { hostMessages } from '../../messages/host';
import { settingMessages } from '../../messages/settings';
import { adoptPreferences } from '../../preferences/adoptPreferences';
import { usePreferences } from '../../preferences/PreferencesProvider';
import { DEFAULT_PREFERENCES } from '../../preferences/preferences';
import { useAbility } from '../../session/AbilityProvider';
import { remember } from '../../session/operatorMemory';
import { rememberUser } from '../../session/sessionStore';
import { FIRST_SIZE } from '../listing/listAddress';
import { settingPlaces } from './settingPlaces';

/** One's own profile and sessions, and the way to everything that is set: what the operator may not see is not there. */
export function SettingScreen() {
  return (
    <WithMessages messages={settingMessages}>
      <Settings />
    </WithMessages>
  );
}

function Settings() {
  const t = useMessages(hostMessages);
  const set = useMessages(settingMessages);
  const ability = useAbility();
  const { change } = usePreferences();
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
        {settingPlaces(ability).map(({ name, icon, href }) => (
          <Box key={name} surface="base" border radius="card" padding={5}>
            <Stack gap={2} align="start">
              <Icon of={icon} />
              <Link href={href}>{t(`host.route.${name}`)}</Link>
              <Text variant="small" color="muted">
                {set(`host.setting.${name}`)}
              </Text>
            </Stack>
          </Box>
        ))}
      </Grid>
      <Box surface="base" border radius="card" padding={6}>
        <ProfileForm onSaved={apply} />
      </Box>
      <Box surface="base" border radius="card" padding={6}>
        <ChangeEmailForm onSaved={rememberUser} />
      </Box>
      <Box surface="base" border radius="card" padding={6}>
        <SessionList />
      </Box>
    </Stack>
  );
}

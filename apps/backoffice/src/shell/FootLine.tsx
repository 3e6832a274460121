import { useMessages } from '@corridor/features';
import { Text } from '@corridor/ui';
import { memo } from 'react';
import { hostMessages } from '../messages/host';
import { usePreferences } from '../preferences/PreferencesProvider';

/** The line under every screen: in which zone its times are meant. */
export const FootLine = memo(function FootLine() {
  const t = useMessages(hostMessages);
  const { preferences } = usePreferences();
  return (
    <Text variant="small" color="muted">
      {t('host.foot.zone', { zone: preferences.timezone.replace(/^Etc\//, '') })}
    </Text>
  );
});

import { useWords } from '@corridor/features';
import { Text } from '@corridor/ui';
import { memo } from 'react';
import { hostMessages } from '../messages/host';
import { usePreferences } from '../preferences/PreferencesProvider';

/** The line under every screen: in which zone its times are meant. */
export const FootLine = memo(function FootLine() {
  const say = useWords(hostMessages);
  const { preferences } = usePreferences();
  return (
    <Text variant="small" color="muted">
      {say('host.foot.zone', { zone: preferences.timezone })}
    </Text>
  );
});

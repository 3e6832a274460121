import { useMessages } from '@corridor/features';
import { Button, ClockIcon, Icon } from '@corridor/ui';
import { hostMessages } from '../messages/host';
import { usePreferences } from '../preferences/PreferencesProvider';
import { onDemand } from './OnDemand';

const TimezonePanel = onDemand(async () => (await import('./TimezonePanel')).TimezonePanel);

/** Shows the zone of all times and opens the choice of another. @source spec §9 */
export function TimezoneButton() {
  const t = useMessages(hostMessages);
  const { timezone } = usePreferences().preferences;
  return (
    <TimezonePanel
      trigger={
        <Button
          variant="ghost"
          startIcon={<Icon of={ClockIcon} />}
          aria-label={t('host.timezone.current', { timezone })}
        >
          {timezone.split('/').at(-1)?.replaceAll('_', ' ')}
        </Button>
      }
    />
  );
}

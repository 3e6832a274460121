import { useWords } from '@corridor/features';
import { Button, ClockIcon, Icon, Popover } from '@corridor/ui';
import { lazy, Suspense } from 'react';
import { hostMessages } from '../messages/host';
import { usePreferences } from '../preferences/PreferencesProvider';

const TimezoneField = lazy(async () => ({ default: (await import('./TimezoneField')).TimezoneField }));

/** The zone in which times are shown, and how to choose another. @source spec §9 */
export function TimezoneButton() {
  const say = useWords(hostMessages);
  const { timezone } = usePreferences().preferences;
  return (
    <Popover
      align="end"
      label={say('host.timezone.label')}
      trigger={
        <Button
          variant="ghost"
          startIcon={<Icon of={ClockIcon} />}
          aria-label={say('host.timezone.current', { timezone })}
        >
          {timezone.split('/').at(-1)?.replaceAll('_', ' ')}
        </Button>
      }
    >
      {(close) => (
        <Suspense fallback={null}>
          <TimezoneField onChosen={close} />
        </Suspense>
      )}
    </Popover>
  );
}

import { useMessages, zoneOptions } from '@corridor/features';
import { Combobox, Field } from '@corridor/ui';
import { useMemo } from 'react';
import { hostMessages } from '../messages/host';
import { usePreferences } from '../preferences/PreferencesProvider';

/** Chooses the zone in which times are shown and ranges are meant. */
export function TimezoneField({ onChosen }: { readonly onChosen?: () => void }) {
  const t = useMessages(hostMessages);
  const { preferences, change } = usePreferences();
  const options = useMemo(() => zoneOptions(new Date()), []);
  return (
    <Field label={t('host.timezone.label')}>
      <Combobox
        options={options}
        value={preferences.timezone}
        onChange={(timezone) => {
          if (timezone) change({ timezone });
          onChosen?.();
        }}
      />
    </Field>
  );
}

import { useWords } from '@corridor/features';
import { Icon, IconButton, SettingsIcon } from '@corridor/ui';
import { lazy, Suspense, useState } from 'react';
import { hostMessages } from '../messages/host';

const PreferencesDrawer = lazy(async () => ({ default: (await import('./PreferencesDrawer')).PreferencesDrawer }));

/** Opens how the back office looks for this operator. */
export function PreferencesButton() {
  const say = useWords(hostMessages);
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const show = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <IconButton label={say('host.preferences.label')} onClick={show}>
        <Icon of={SettingsIcon} />
      </IconButton>
      {asked && (
        <Suspense fallback={null}>
          <PreferencesDrawer open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

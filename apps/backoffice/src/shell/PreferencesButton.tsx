import { useMessages } from '@corridor/features';
import { Icon, IconButton, SettingsIcon } from '@corridor/ui';
import { useState } from 'react';
import { hostMessages } from '../messages/host';
import { LayerBoundary } from './LayerBoundary';
import { useFetchedLayer } from './useFetchedLayer';

const loadDrawer = async () => (await import('./PreferencesDrawer')).PreferencesDrawer;

/** Opens how the back office looks for this operator. */
export function PreferencesButton() {
  const t = useMessages(hostMessages);
  const [open, setOpen] = useState(false);
  const { Layer: Drawer, ask } = useFetchedLayer(loadDrawer);
  const show = () => {
    if (!Drawer) ask();
    setOpen(true);
  };
  return (
    <>
      <IconButton label={t('host.preferences.label')} onClick={show}>
        <Icon of={SettingsIcon} />
      </IconButton>
      {Drawer && (
        <LayerBoundary open={open}>
          <Drawer open={open} onClose={() => setOpen(false)} />
        </LayerBoundary>
      )}
    </>
  );
}

import { useWords } from '@corridor/features';
import { Banner, Button } from '@corridor/ui';
import { useState } from 'react';
import { hostMessages } from '../messages/host';
import { useNewVersion } from './useNewVersion';
import { useOnline } from './useOnline';

/** What concerns the whole page: no network, or a newer release than what is on screen. */
export function PageBanners() {
  const say = useWords(hostMessages);
  const online = useOnline();
  const newer = useNewVersion();
  const [later, setLater] = useState(false);
  return (
    <>
      {!online && (
        <Banner bar tone="warning" title={say('host.offline.title')}>
          {say('host.offline.text')}
        </Banner>
      )}
      {newer && !later && (
        <Banner
          bar
          title={say('host.version.title')}
          onDismiss={() => setLater(true)}
          actions={
            <Button size="sm" onClick={() => location.reload()}>
              {say('host.version.action')}
            </Button>
          }
        >
          {say('host.version.text')}
        </Banner>
      )}
    </>
  );
}

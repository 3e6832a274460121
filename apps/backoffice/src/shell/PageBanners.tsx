import { lazyPart, useMessages } from '@corridor/features';
import { Banner, Button } from '@corridor/ui';
import { useState } from 'react';
import { hostMessages } from '../messages/host';
import { rolePreview } from '../session/rolePreview';
import { useNewVersion } from './useNewVersion';
import { useOnline } from './useOnline';

const RolePreviewBar = lazyPart(async () => (await import('./RolePreviewBar')).RolePreviewBar);

/** What concerns the whole page: no network, or a newer release than what is on screen. */
export function PageBanners() {
  const t = useMessages(hostMessages);
  const role = rolePreview();
  const online = useOnline();
  const newer = useNewVersion();
  const [later, setLater] = useState(false);
  return (
    <>
      {role && <RolePreviewBar role={role} />}
      {!online && (
        <Banner bar tone="warning" title={t('host.offline.title')}>
          {t('host.offline.text')}
        </Banner>
      )}
      {newer && !later && (
        <Banner
          bar
          title={t('host.version.title')}
          onDismiss={() => setLater(true)}
          actions={
            <Button size="sm" onClick={() => location.reload()}>
              {t('host.version.action')}
            </Button>
          }
        >
          {t('host.version.text')}
        </Banner>
      )}
    </>
  );
}

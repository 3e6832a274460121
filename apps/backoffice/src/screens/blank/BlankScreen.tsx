import { useMessages } from '@corridor/features';
import { VisuallyHidden } from '@corridor/ui';
import { hostMessages } from '../../messages/host';

/** A page with nothing on it but its name for those who cannot see that. @source spec §2 /blank */
export function BlankScreen() {
  const t = useMessages(hostMessages);
  return (
    <main>
      <VisuallyHidden>
        <h1>{t('host.route.blank')}</h1>
      </VisuallyHidden>
    </main>
  );
}

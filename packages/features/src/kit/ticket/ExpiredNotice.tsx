import { Banner, Button, Text } from '@corridor/ui';
import { useMessages } from '../../i18n/useMessages';
import { ticketMessages } from '../../messages/ticket';
import type { LivePrice } from './useLivePrice';

/** The price is over and nobody was there to agree to another. */
export function ExpiredNotice({ live }: { readonly live: LivePrice<unknown> }) {
  const t = useMessages(ticketMessages);
  return (
    <Banner
      tone="warning"
      title={t('ticket.expired')}
      actions={
        <Button size="sm" loading={live.asking} onClick={live.renew}>
          {t('ticket.renew')}
        </Button>
      }
    >
      <Text variant="caption">{t('ticket.expiredDetail')}</Text>
    </Banner>
  );
}

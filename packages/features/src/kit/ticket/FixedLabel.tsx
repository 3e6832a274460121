import { Chip, Icon, Inline, PinIcon } from '@corridor/ui';
import { useMessages } from '../../i18n/useMessages';
import { ticketMessages } from '../../messages/ticket';

/** Label of an amount, with a mark where it was typed last and stays as it is. */
export function FixedLabel({ text, fixed }: { readonly text: string; readonly fixed: boolean }) {
  const t = useMessages(ticketMessages);
  return (
    <Inline as="span" gap={2} style={{ minBlockSize: 24 }}>
      {text}
      {fixed && (
        <Chip tone="brand" startIcon={<Icon of={PinIcon} size="sm" />} title={t('ticket.fixedHelp')}>
          {t('ticket.fixed')}
        </Chip>
      )}
    </Inline>
  );
}

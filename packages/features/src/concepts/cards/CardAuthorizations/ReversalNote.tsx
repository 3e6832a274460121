import type { AuthorizationDetail } from '@corridor/core';
import { Banner, Button, Text } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { authorizationsMessages } from '../../../messages/authorizations';
import { useFormatters } from '../../../runtime/useFormatters';

/** Props of `ReversalNote`. */
export interface ReversalNoteProps {
  readonly authorization: AuthorizationDetail;
  readonly onOpen: (authorizationId: string) => void;
}

/** Says that a record gave money of an earlier payment back, with the way to that payment. */
export function ReversalNote({ authorization, onOpen }: ReversalNoteProps) {
  const t = useMessages(authorizationsMessages);
  const format = useFormatters();
  const { originalId, merchantName: shop, amount } = authorization;
  return (
    <Banner
      tone="neutral"
      title={t('authorizations.reversal.title')}
      actions={
        originalId && (
          <Button size="sm" onClick={() => onOpen(originalId)}>
            {t('authorizations.reversal.open')}
          </Button>
        )
      }
    >
      <Text variant="caption">{t('authorizations.reversal.detail', { shop, amount: format.money(amount) })}</Text>
    </Banner>
  );
}

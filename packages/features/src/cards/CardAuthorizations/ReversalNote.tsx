import type { AuthorizationDetail } from '@corridor/core';
import { Banner, Button, Text } from '@corridor/ui';
import { authorizationsMessages } from '../../messages/authorizations';
import { useFormatters } from '../../runtime/useFormatters';
import { useWords } from '../../words/useWords';

/** Props of `ReversalNote`. */
export interface ReversalNoteProps {
  readonly authorization: AuthorizationDetail;
  readonly onOpen: (authorizationId: string) => void;
}

/** Says that a record gave money of an earlier payment back, with the way to that payment. */
export function ReversalNote({ authorization, onOpen }: ReversalNoteProps) {
  const say = useWords(authorizationsMessages);
  const format = useFormatters();
  const { originalId, merchantName: shop, amount } = authorization;
  return (
    <Banner
      tone="neutral"
      title={say('authorizations.reversal.title')}
      actions={
        originalId && (
          <Button size="sm" onClick={() => onOpen(originalId)}>
            {say('authorizations.reversal.open')}
          </Button>
        )
      }
    >
      <Text variant="caption">{say('authorizations.reversal.detail', { shop, amount: format.money(amount) })}</Text>
    </Banner>
  );
}

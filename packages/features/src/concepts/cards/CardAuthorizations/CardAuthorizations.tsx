import type { Authorization, CardDetail } from '@corridor/core';
import { Button, EmptyState, Icon, Inline, ReceiptIcon, Stack, Text } from '@corridor/ui';
import { useState } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { ErrorState } from '../../../kit/display/ErrorState';
import { WidgetFrame } from '../../../kit/frame/WidgetFrame';
import { lazyPart } from '../../../kit/lazyPart';
import { authorizationsMessages } from '../../../messages/authorizations';
import { cardsMessages } from '../../../messages/cards';
import { useFormatters } from '../../../runtime/useFormatters';
import { AuthorizationRow, AuthorizationRows } from './AuthorizationRow';
import { AuthorizationSkeleton } from './AuthorizationSkeleton';
import { MOST, useCardAuthorizations } from './useCardAuthorizations';

const AuthorizationDialog = lazyPart(async () => (await import('./AuthorizationDialog')).AuthorizationDialog);

/** Props of `CardAuthorizations`. */
export interface CardAuthorizationsProps {
  readonly card: CardDetail;
}

const WORDS = [cardsMessages, authorizationsMessages];

/** What shops asked for with a card, newest first; each opens to what is held for it or why it was declined. */
export function CardAuthorizations(props: CardAuthorizationsProps) {
  return (
    <WidgetFrame messages={WORDS}>
      <AuthorizationsOfCard {...props} />
    </WidgetFrame>
  );
}

function AuthorizationsOfCard({ card }: CardAuthorizationsProps) {
  const t = useMessages(authorizationsMessages);
  const [openId, open] = useState<string | null>(null);
  const state = useCardAuthorizations(card.id);
  const { data, error } = state.page;
  // A session that may show the card need not be allowed to show its payments: that is no failure.
  if (error?.kind === 'forbidden') return <Text color="muted">{t('authorizations.forbidden')}</Text>;
  if (error && !data) return <ErrorState error={error} onRetry={() => void state.page.refresh()} />;
  if (!data) return <AuthorizationSkeleton />;
  if (data.total === 0) return <NoAuthorizations />;
  return (
    <>
      <AuthorizationList state={state} items={data.items} total={data.total} onOpen={open} />
      {openId && <AuthorizationDialog card={card} authorizationId={openId} onOpen={open} onClose={() => open(null)} />}
    </>
  );
}

function NoAuthorizations() {
  const t = useMessages(authorizationsMessages);
  return (
    <EmptyState
      size="sm"
      icon={<Icon of={ReceiptIcon} />}
      title={t('authorizations.empty.title')}
      description={t('authorizations.empty.detail')}
    />
  );
}

interface AuthorizationListProps {
  readonly state: ReturnType<typeof useCardAuthorizations>;
  readonly items: readonly Authorization[];
  readonly total: number;
  readonly onOpen: (id: string) => void;
}

function AuthorizationList({ state, items, total, onOpen }: AuthorizationListProps) {
  const t = useMessages(authorizationsMessages);
  const format = useFormatters();
  const shown = { shown: format.count(items.length), total: format.count(total) };
  return (
    <Stack gap={2}>
      <AuthorizationRows aria-busy={state.page.refreshing}>
        {items.map((authorization) => (
          <AuthorizationRow
            key={authorization.id}
            authorization={authorization}
            onOpen={() => onOpen(authorization.id)}
          />
        ))}
      </AuthorizationRows>
      {total > items.length && (
        <Inline justify="between">
          <Text variant="caption" color="muted" role="status">
            {items.length < MOST
              ? t('authorizations.shown', shown)
              : t('authorizations.latest', { count: format.count(MOST) })}
          </Text>
          {items.length < MOST && (
            <Button size="sm" variant="ghost" loading={state.page.previous} onClick={state.showMore}>
              {t('authorizations.more')}
            </Button>
          )}
        </Inline>
      )}
    </Stack>
  );
}

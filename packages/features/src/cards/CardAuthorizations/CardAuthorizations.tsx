import type { Authorization, CardDetail } from '@corridor/core';
import { Button, EmptyState, Icon, Inline, ReceiptIcon, Stack, Text } from '@corridor/ui';
import { lazy, Suspense, useState } from 'react';
import { ErrorState } from '../../display/ErrorState';
import { authorizationsMessages } from '../../messages/authorizations';
import { cardsMessages } from '../../messages/cards';
import { useFormatters } from '../../runtime/useFormatters';
import { WidgetFrame } from '../../runtime/WidgetFrame';
import { useWords } from '../../words/useWords';
import { AuthorizationRow, AuthorizationRows } from './AuthorizationRow';
import { AuthorizationSkeleton } from './AuthorizationSkeleton';
import { MOST, useCardAuthorizations } from './useCardAuthorizations';

const AuthorizationDialog = lazy(async () => ({
  default: (await import('./AuthorizationDialog')).AuthorizationDialog,
}));

/** Props of `CardAuthorizations`. */
export interface CardAuthorizationsProps {
  readonly card: CardDetail;
}

const WORDS = [cardsMessages, authorizationsMessages];

/** What shops asked for with a card, newest first; each opens to what is held for it or why it was declined. */
export function CardAuthorizations(props: CardAuthorizationsProps) {
  return (
    <WidgetFrame words={WORDS}>
      <AuthorizationsOfCard {...props} />
    </WidgetFrame>
  );
}

function AuthorizationsOfCard({ card }: CardAuthorizationsProps) {
  const say = useWords(authorizationsMessages);
  const [openId, open] = useState<string | null>(null);
  const state = useCardAuthorizations(card.id);
  const { data, error } = state.page;
  // A session that may show the card need not be allowed to show its payments: that is no failure.
  if (error?.kind === 'forbidden') return <Text color="muted">{say('authorizations.forbidden')}</Text>;
  if (error && !data) return <ErrorState error={error} onRetry={() => void state.page.refresh()} />;
  if (!data) return <AuthorizationSkeleton />;
  if (data.total === 0) return <NoAuthorizations />;
  return (
    <>
      <AuthorizationList state={state} items={data.items} total={data.total} onOpen={open} />
      {openId && (
        <Suspense fallback={null}>
          <AuthorizationDialog card={card} authorizationId={openId} onOpen={open} onClose={() => open(null)} />
        </Suspense>
      )}
    </>
  );
}

function NoAuthorizations() {
  const say = useWords(authorizationsMessages);
  return (
    <EmptyState
      size="sm"
      icon={<Icon of={ReceiptIcon} />}
      title={say('authorizations.empty.title')}
      description={say('authorizations.empty.detail')}
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
  const say = useWords(authorizationsMessages);
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
              ? say('authorizations.shown', shown)
              : say('authorizations.latest', { count: format.count(MOST) })}
          </Text>
          {items.length < MOST && (
            <Button size="sm" variant="ghost" loading={state.page.previous} onClick={state.showMore}>
              {say('authorizations.more')}
            </Button>
          )}
        </Inline>
      )}
    </Stack>
  );
}

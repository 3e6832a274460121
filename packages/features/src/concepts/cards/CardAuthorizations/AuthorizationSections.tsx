import type { AuthorizationDetail, CardDetail } from '@corridor/core';
import { Button, Inline, Skeleton, Stack } from '@corridor/ui';
import { useState } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { DetailSection } from '../../../kit/detail/DetailSection';
import { ErrorState } from '../../../kit/display/ErrorState';
import { lazyPart } from '../../../kit/lazyPart';
import { authorizationsMessages } from '../../../messages/authorizations';
import { useRuntime } from '../../../runtime/Runtime';
import { useRecord } from '../../../runtime/useRecord';
import { AuthorizationEvents } from './AuthorizationEvents';
import { DeclineExplainer } from './DeclineExplainer';
import { HoldExplainer } from './HoldExplainer';
import { RemedyLayers } from './RemedyLayers';
import { ReversalNote } from './ReversalNote';
import { remedyState } from './remedyState';

const AuthorizationDialog = lazyPart(async () => (await import('./AuthorizationDialog')).AuthorizationDialog);

/** What explains an authorization: its hold, why it was declined and what helps, or the payment that it reverses. */
export function ExplanationSection({ record }: SectionProps<AuthorizationDetail>) {
  if (record.type === 'approval') return <HoldExplainer authorization={record} />;
  return <OfItsCard authorization={record} />;
}

function OfItsCard({ authorization }: { readonly authorization: AuthorizationDetail }) {
  const { gateway } = useRuntime();
  const { data: card, error, refresh } = useRecord(gateway.cards, authorization.cardId);
  if (!card) {
    return error ? (
      <ErrorState error={error} onRetry={() => void refresh()} />
    ) : (
      <Skeleton shape="block" height={148} />
    );
  }
  return authorization.type === 'declined' ? (
    <Decline authorization={authorization} card={card} />
  ) : (
    <Reversal authorization={authorization} card={card} />
  );
}

interface OfCardProps {
  readonly authorization: AuthorizationDetail;
  readonly card: CardDetail;
}

function Decline({ authorization, card }: OfCardProps) {
  const t = useMessages(authorizationsMessages);
  const [remedying, setRemedying] = useState(false);
  const state = remedyState(authorization, card);
  const remedy = state?.kind === 'offered' ? state.remedy : null;
  return (
    <Stack gap={3}>
      <DeclineExplainer authorization={authorization} card={card} remedy={state} />
      {remedy && (
        <Inline>
          <Button variant="primary" onClick={() => setRemedying(true)}>
            {t(`authorizations.remedy.${remedy}`)}
          </Button>
        </Inline>
      )}
      {remedying && remedy && <RemedyLayers card={card} remedy={remedy} onClose={() => setRemedying(false)} />}
    </Stack>
  );
}

function Reversal({ authorization, card }: OfCardProps) {
  const [openId, open] = useState<string | null>(null);
  return (
    <>
      <ReversalNote authorization={authorization} onOpen={open} />
      {openId && <AuthorizationDialog card={card} authorizationId={openId} onOpen={open} onClose={() => open(null)} />}
    </>
  );
}

/** What happened to an authorization. */
export function ActivitySection({ record, level }: SectionProps<AuthorizationDetail>) {
  const t = useMessages(authorizationsMessages);
  return (
    <DetailSection level={level} title={t('authorizations.detail.events')}>
      <AuthorizationEvents authorization={record} />
    </DetailSection>
  );
}

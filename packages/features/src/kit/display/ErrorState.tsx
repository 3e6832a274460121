import type { GatewayError } from '@corridor/core';
import { Button, Icon, type IconSource, LockIcon, Stack, Text, v, WarningIcon } from '@corridor/ui';
import { styled } from 'styled-components';
import { useRuntimeMessages } from '../../i18n/useMessages';
import { describeError } from '../../runtime/describeError';
import { RequestIdText } from './RequestIdText';

/** Props of `ErrorState`. */
export interface ErrorStateProps {
  readonly error: GatewayError;
  readonly onRetry?: (() => void) | undefined;
}

const StateRoot = styled.div.withConfig({ componentId: 'cr-ErrorState' })`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${v('space.4')};
  padding: ${v('space.12')} ${v('space.4')};
  text-align: center;
`;

const Medallion = styled.span.withConfig({ componentId: 'cr-StateMedallion' })`
  display: inline-flex;
  padding: ${v('space.3')};
  border-radius: ${v('radius.full')};
  background: ${v('tone.danger.soft')};
  color: ${v('tone.danger.text')};
`;

const ICONS: Partial<Record<GatewayError['kind'], IconSource>> = { unauthorized: LockIcon, forbidden: LockIcon };

/** An error in place of what could not be shown: what happened, what to do, the request id to copy. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const t = useRuntimeMessages();
  const words = describeError(error, t);
  return (
    <StateRoot role="alert">
      <Medallion>
        <Icon of={ICONS[error.kind] ?? WarningIcon} size="lg" />
      </Medallion>
      <Stack gap={1} style={{ maxInlineSize: 420 }}>
        <Text variant="section">{words.title}</Text>
        <Text color="muted">{words.detail}</Text>
        <Text color="muted">{words.nextStep}</Text>
      </Stack>
      {onRetry && words.retryable && <Button onClick={onRetry}>{t('actions.retry')}</Button>}
      {words.requestId && (
        <Text color="muted">
          <RequestIdText value={words.requestId} />
        </Text>
      )}
    </StateRoot>
  );
}

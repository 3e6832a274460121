import type { GatewayError } from '@corridor/core';
import { Banner, Button, Stack, Text } from '@corridor/ui';
import { useRuntimeMessages } from '../../i18n/useMessages';
import { approvalOf } from '../../runtime/approvalOf';
import { describeError } from '../../runtime/describeError';
import { RecordLink } from './RecordLink';
import { RequestIdText } from './RequestIdText';

/** Props of `ProblemBanner`. */
export interface ProblemBannerProps {
  readonly error: GatewayError | undefined;
  /** Offers to try again. */
  readonly onRetry?: () => void;
}

/** Why something was not done, what that means and what to do; or that it waits for approval, and where to follow that. */
export function ProblemBanner({ error, onRetry }: ProblemBannerProps) {
  const t = useRuntimeMessages();
  if (!error) return null;
  const words = describeError(error, t);
  const approvalId = approvalOf(error);
  const again = onRetry && (
    <Button size="sm" onClick={onRetry}>
      {t('actions.retry')}
    </Button>
  );
  return (
    <Banner tone={approvalId === undefined ? 'danger' : 'info'} title={words.title} actions={again}>
      <Stack gap={1}>
        <Text variant="caption">{approvalId ? words.detail : `${words.detail} ${words.nextStep}`}</Text>
        {approvalId && <RecordLink to={{ segment: 'approval', id: approvalId }}>{words.nextStep}</RecordLink>}
        {words.requestId && <RequestIdText value={words.requestId} />}
      </Stack>
    </Banner>
  );
}

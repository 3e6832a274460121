import type { GatewayError } from '@corridor/core';
import { Banner, Stack, Text } from '@corridor/ui';
import { useRuntimeMessages } from '../../i18n/useMessages';
import { approvalOf } from '../../runtime/approvalOf';
import { describeError } from '../../runtime/describeError';
import { RecordLink } from './RecordLink';
import { RequestIdText } from './RequestIdText';

/** Why something was not done, what that means and what to do; or that it waits for approval, and where to follow that. */
export function ProblemBanner({ error }: { readonly error: GatewayError | undefined }) {
  const t = useRuntimeMessages();
  if (!error) return null;
  const words = describeError(error, t);
  const approvalId = approvalOf(error);
  return (
    <Banner tone={approvalId === undefined ? 'danger' : 'info'} title={words.title}>
      <Stack gap={1}>
        <Text variant="caption">{approvalId ? words.detail : `${words.detail} ${words.nextStep}`}</Text>
        {approvalId && <RecordLink to={{ segment: 'approval', id: approvalId }}>{words.nextStep}</RecordLink>}
        {words.requestId && <RequestIdText value={words.requestId} />}
      </Stack>
    </Banner>
  );
}

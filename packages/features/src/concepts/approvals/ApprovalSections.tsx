import { type Approval, type ApprovalDetail, approvalEvent, type CaughtBy } from '@corridor/core';
import { Banner, Stack, Text } from '@corridor/ui';
import { useMessages, useRuntimeMessages } from '../../i18n/useMessages';
import type { SectionProps } from '../../kit/detail/DetailDeclaration';
import { DetailSection } from '../../kit/detail/DetailSection';
import { FieldChanges } from '../../kit/detail/FieldChanges';
import { Timeline } from '../../kit/display/Timeline';
import { approvalsMessages } from '../../messages/approvals';
import { describeReason } from '../../runtime/describeRefusal';
import { useFormatters } from '../../runtime/useFormatters';
import { useNow } from '../../runtime/useNow';

const MINUTE = 60_000;

/** How long an open request has waited, and until when it can; nothing for one that has ended. */
export function ApprovalAge({
  approval,
}: {
  readonly approval: Pick<Approval, 'createdAt' | 'expiresAt' | 'endedAt'>;
}) {
  const t = useMessages(approvalsMessages);
  const format = useFormatters();
  const now = useNow(MINUTE);
  const left = Date.parse(approval.expiresAt) - now;
  if (approval.endedAt !== null || left <= 0) return null;
  const age = format.span(now - Date.parse(approval.createdAt));
  return (
    <Text variant="caption" color="muted">
      {t('approvals.age', { age, left: format.span(left) })}
    </Text>
  );
}

/** Why an approved request could not be done; nothing for any other. */
export function ApprovalProblem({ record: { problem } }: SectionProps<ApprovalDetail>) {
  const t = useMessages(approvalsMessages);
  const translate = useRuntimeMessages();
  if (!problem) return null;
  return (
    <Banner tone="danger" title={t('approvals.problem.title')}>
      {describeReason(problem, translate) ?? t('approvals.problem.unknown')}
    </Banner>
  );
}

/** What the write changes, field by field. */
export function ApprovalChanges({ record: { subject, before, after }, level }: SectionProps<ApprovalDetail>) {
  return <FieldChanges subject={subject} before={before} after={after} level={level} />;
}

/** The policies that caught the write, and what they ask for. */
export function ApprovalPolicies({ record, level }: SectionProps<ApprovalDetail>) {
  const t = useMessages(approvalsMessages);
  const format = useFormatters();
  const words = ({ threshold, approvers, roleName }: CaughtBy) =>
    [
      threshold ? t('approvals.policy.over', { amount: format.money(threshold) }) : t('approvals.policy.every'),
      t('approvals.policy.approvers', { count: approvers }),
      roleName && t('approvals.policy.role', { role: roleName }),
    ].filter(Boolean);
  return (
    <DetailSection level={level} title={t('approvals.policy.title')}>
      <Stack gap={2}>
        {record.policies.map((policy) => (
          <Text key={`${policy.policyId}/${policy.version}`}>{words(policy).join(' · ')}</Text>
        ))}
      </Stack>
    </DetailSection>
  );
}

/** What happened to the request, newest first. */
export function ApprovalTimeline({ record, level }: SectionProps<ApprovalDetail>) {
  const t = useMessages(approvalsMessages);
  const events = record.timeline.map(({ at, event, actorName, note }, index) => ({
    id: `${at}/${index}`,
    at,
    title: t(approvalEvent.labelKey(event)),
    reason: note,
    ...(actorName !== null && { actor: actorName }),
  }));
  return (
    <DetailSection level={level} title={t('approvals.timeline.title')}>
      <Timeline events={events.toReversed()} />
    </DetailSection>
  );
}

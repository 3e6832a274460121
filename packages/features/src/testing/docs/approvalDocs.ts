import approvalsExample from '../examples/ApprovalsPage.tsx?raw';
import { widgetDocs } from './widgetDocs';

const NOTES = {
  example: approvalsExample,
  events: {
    'approvals.requested': 'a write of any widget waits for approval; `id` of the request and a `message` for a toast',
    'approvals.opened, approvals.closed': 'a request was opened or closed; `id`',
    'approvals.actionTaken, approvals.actionFailed': 'a decision was accepted or refused; `action` and a `message`',
  },
  permissions: [
    '`read` on `approval` to see requests; `approve`, `refuse` and `askBack` for those who decide, `answer` and `withdraw` for those who ask.',
    'Nobody decides on an own request, nor on one of a user whom they created or who created them: the gateway says with each request what may be done.',
  ],
  keyboard:
    '`/` goes to the search, Enter opens the request, Escape closes it; Tab goes through the actions in its foot.',
  tokens: ['surface', 'surfaceHover', 'border', 'tone.warning.soft', 'radius.card'],
};

/** Notes of the docs page of `ApprovalTable`. */
export const approvalTableDocs = widgetDocs({
  ...NOTES,
  use: 'Writes that wait for other people: search, filter, open, approve, refuse, ask back, withdraw and export.',
});

/** Notes of the docs page of `ApprovalDetail`. */
export const approvalDetailDocs = widgetDocs({
  ...NOTES,
  use: 'One request: what would change field by field, who asks, the policy that caught it, what happened, and the allowed actions.',
});

const POLICY_NOTES = {
  ...NOTES,
  events: {
    'approvalPolicies.opened, approvalPolicies.closed': 'a policy was opened or closed; `id`',
    'approvalPolicies.created': 'the first policy was added at once; `id` and a finished `message` for a toast',
    'approvals.requested': 'each later change waits for approval itself; `id` of the request and a `message`',
  },
  permissions: [
    '`read` on `approval-policy` to see policies; `create`, `update` and `delete` to change them, each of which waits for approval once there is one.',
  ],
};

/** Notes of the docs page of `ApprovalPolicyTable`. */
export const approvalPolicyTableDocs = widgetDocs({
  ...POLICY_NOTES,
  use: 'Policies that say which writes wait for whom: open, add, change and delete.',
});

/** Notes of the docs page of `ApprovalPolicyForm`. */
export const approvalPolicyFormDocs = widgetDocs({
  ...POLICY_NOTES,
  use: 'Adds a policy or changes one: which writes wait, over which amount, for how many people of which role, for how long.',
});

import { defineActions } from '../../kit/actions/defineActions';
import { approvalPolicyList } from './approvalPolicyList';

/** Actions on a policy. */
export const approvalPolicyActions = defineActions(approvalPolicyList, [
  { edit: { form: 'edit', needs: 'update' } },
  { delete: { tone: 'danger' } },
]);

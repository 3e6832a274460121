import { ApprovalPolicyTable, approvalPolicyList } from '@corridor/features';
import { ListScreen } from '../listing/ListScreen';

/** Policies that say which writes wait for whom. */
export function PoliciesTab() {
  return <ListScreen list={approvalPolicyList} widget={ApprovalPolicyTable} />;
}

export { ApprovalPolicyForm, type ApprovalPolicyFormProps } from './ApprovalPolicyForm';
export {
  ApprovalPolicyTable,
  type ApprovalPolicyTableHandle,
  type ApprovalPolicyTableProps,
  type ApprovalPolicyView,
} from './ApprovalPolicyTable';
export { approvalPolicyList } from './approvalPolicyList';

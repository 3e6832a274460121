export { ApprovalTable, type ApprovalTableHandle, type ApprovalTableProps, type ApprovalView } from './ApprovalTable';
export { ApprovalDetail, type ApprovalDetailProps } from './approvalDetail';
export { approvalList } from './approvalList';

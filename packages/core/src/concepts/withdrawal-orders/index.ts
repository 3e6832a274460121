export { withdrawalApproval } from './approvable';
export {
  WITHDRAWAL_ORDER_SORTS,
  type WithdrawalOrder,
  type WithdrawalOrderContract,
  type WithdrawalOrderDetail,
  type WithdrawalOrderFilter,
  type WithdrawalOrderInput,
  type WithdrawalOrderSort,
  type WithdrawalPrice,
} from './contract';
export {
  readWithdrawalInput,
  type WithdrawalProblem,
  type WithdrawalProblemReason,
  type WithdrawalReading,
  type WithdrawalText,
} from './request';
export { withdrawalOrders } from './resource';
export { WITHDRAWAL_FEE_BASIS_POINTS, withdrawalFee } from './rules';

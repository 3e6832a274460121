export { withdrawalAccountApproval } from './approvable';
export {
  WITHDRAWAL_ACCOUNT_SORTS,
  type WithdrawalAccount,
  type WithdrawalAccountAction,
  type WithdrawalAccountCall,
  type WithdrawalAccountContract,
  type WithdrawalAccountDetail,
  type WithdrawalAccountEvent,
  type WithdrawalAccountFilter,
  type WithdrawalAccountInput,
  type WithdrawalAccountSort,
  type WithdrawalRejectionInput,
} from './contract';
export { type WithdrawalRejection, withdrawalRejection } from './enums';
export { withdrawalAccounts } from './resource';
export {
  BANK_NAME_MAX_LENGTH,
  checkWithdrawalNumber,
  isBankName,
  readWithdrawalAccount,
  type WithdrawalAccountReading,
  type WithdrawalNumber,
  withdrawalAccountWarnings,
} from './rules';
export {
  WITHDRAWAL_ACCOUNT_ACTIONS,
  WITHDRAWAL_ACCOUNT_TRANSITIONS,
  type WithdrawalAccountPast,
  withdrawalAccountActionsFor,
} from './status';

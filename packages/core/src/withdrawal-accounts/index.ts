export {
  WITHDRAWAL_ACCOUNT_SORTS,
  type WithdrawalAccount,
  type WithdrawalAccountAction,
  type WithdrawalAccountContract,
  type WithdrawalAccountDetail,
  type WithdrawalAccountFilter,
  type WithdrawalAccountInput,
  type WithdrawalAccountSort,
} from './contract';
export { withdrawalAccountFixture } from './fixtures';
export { withdrawalAccounts } from './resource';
export { readWithdrawalAccount, type WithdrawalAccountReading } from './rules';
export { WITHDRAWAL_ACCOUNT_ACTIONS, WITHDRAWAL_ACCOUNT_TRANSITIONS, withdrawalAccountActionsFor } from './status';

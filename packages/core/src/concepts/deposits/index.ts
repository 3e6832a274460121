export { DEPOSIT_SORTS, type Deposit, type DepositContract, type DepositFilter, type DepositSort } from './contract';
export { type DepositStatus, depositStatus } from './enums';
export { deposits } from './resource';
export { isDepositFeeAllowed, PAYER_ACCOUNT_MAX_LENGTH, PAYER_NAME_MAX_LENGTH, REFERENCE_MAX_LENGTH } from './rules';

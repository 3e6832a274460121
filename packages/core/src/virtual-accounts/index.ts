export {
  type RoutingCode,
  VIRTUAL_ACCOUNT_SORTS,
  type VirtualAccount,
  type VirtualAccountContract,
  type VirtualAccountFilter,
  type VirtualAccountInput,
  type VirtualAccountSort,
  type VirtualAccountUpdate,
} from './contract';
export { virtualAccountFixture } from './fixtures';
export { VIRTUAL_ACCOUNT_OFFERS, type VirtualAccountOffer, virtualAccountOffer } from './offers';
export { virtualAccounts } from './resource';
export { type IssuedNumber, issuedNumberProblems, VIRTUAL_ACCOUNT_LABEL_MAX_LENGTH } from './rules';

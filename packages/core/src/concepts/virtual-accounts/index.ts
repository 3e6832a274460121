export {
  type OfferedVirtualAccount,
  type RoutingCode,
  VIRTUAL_ACCOUNT_SORTS,
  type VirtualAccount,
  type VirtualAccountContract,
  type VirtualAccountFilter,
  type VirtualAccountInput,
  type VirtualAccountLetter,
  type VirtualAccountSort,
  type VirtualAccountUpdate,
} from './contract';
export { VIRTUAL_ACCOUNT_OFFERS, type VirtualAccountOffer, virtualAccountOffer } from './offers';
export { virtualAccounts } from './resource';
export {
  type IssuedNumber,
  issuedNumberProblems,
  isVirtualAccountLabel,
  VIRTUAL_ACCOUNT_LABEL_MAX_LENGTH,
} from './rules';
export { VIRTUAL_ACCOUNT_ACTIONS, type VirtualAccountAction, virtualAccountActionsFor } from './status';

export {
  WITHDRAWAL_ORDER_SORTS,
  type WithdrawalOrder,
  type WithdrawalOrderContract,
  type WithdrawalOrderDetail,
  type WithdrawalOrderFilter,
  type WithdrawalOrderInput,
  type WithdrawalOrderSort,
} from './contract';
export { withdrawalOrderFixture } from './fixtures';
export { withdrawalOrders } from './resource';
export { WITHDRAWAL_FEE_BASIS_POINTS, withdrawalFee } from './rules';

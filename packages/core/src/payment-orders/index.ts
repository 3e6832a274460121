export {
  PAYMENT_ORDER_SORTS,
  type PaymentOrder,
  type PaymentOrderContract,
  type PaymentOrderDetail,
  type PaymentOrderFilter,
  type PaymentOrderInput,
  type PaymentOrderSort,
  type PaymentPrice,
} from './contract';
export { paymentOrderFixture } from './fixtures';
export { paymentOrders } from './resource';
export { type FeeSplit, PAYMENT_FEE_BASIS_POINTS, paymentFee, splitFee } from './rules';

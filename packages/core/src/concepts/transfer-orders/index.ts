export { transferApproval } from './approvable';
export {
  TRANSFER_ORDER_SORTS,
  type TransferOrder,
  type TransferOrderContract,
  type TransferOrderFilter,
  type TransferOrderInput,
  type TransferOrderSort,
  type TransferPrice,
} from './contract';
export { transferOrders } from './resource';
export {
  readTransferInput,
  type TransferProblem,
  type TransferProblemReason,
  type TransferReading,
  type TransferText,
} from './rules';

export {
  authorizationStatus,
  type AuthorizationStatus,
  authorizationType,
  type AuthorizationType,
  settlementStatus,
  type SettlementStatus,
} from './enums.js';

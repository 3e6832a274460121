export {
  type AuthorizationStatus,
  type AuthorizationType,
  authorizationStatus,
  authorizationType,
  type SettlementStatus,
  settlementStatus,
} from './enums';

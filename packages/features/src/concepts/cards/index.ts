export { authorizationList } from './authorizationList';
export { CardActions, type CardActionsProps } from './CardActions/CardActions';
export { CardApplyForm, type CardApplyFormProps } from './CardApplyForm';
export {
  CardAuthorizationTable,
  type CardAuthorizationTableHandle,
  type CardAuthorizationTableProps,
  type CardAuthorizationView,
} from './CardAuthorizationTable';
export { CardBalanceTable, type CardBalanceTableHandle, type CardBalanceTableProps } from './CardBalanceTable';
export { CardEventTable, type CardEventTableHandle, type CardEventTableProps } from './CardEventTable';
export { CardLimitsForm, type CardLimitsFormProps } from './CardLimitsForm';
export { CardTable, type CardTableHandle, type CardTableProps, type CardView } from './CardTable';
export { cardBalanceList } from './cardBalanceList';
export { CardDetail, type CardDetailProps } from './cardDetail';
export { cardEventList } from './cardEventList';
export { cardList } from './cardList';

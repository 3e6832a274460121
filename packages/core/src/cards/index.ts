export type {
  Card,
  CardActionInput,
  CardApplication,
  CardBin,
  CardContract,
  CardDetail,
  CardEvent,
  CardFilter,
  CardLimits,
  CardSecretInput,
  CardSort,
  CardUpdate,
  CardUsage,
  StoredFile,
} from './contract';
export {
  type CardAction,
  type CardModel,
  type CardScheme,
  type CardStatus,
  type CardType,
  cardAction,
  cardModel,
  cardScheme,
  cardStatus,
  cardType,
} from './enums';
export { cards } from './resource';
export {
  AMOUNT_LIMITS,
  binOffers,
  checkCardLimits,
  HOLDER_NAME_MAX_LENGTH,
  isAcsPasswordAllowed,
  isHolderName,
  isLast4,
  isPinAllowed,
  type LimitProblem,
  REASON_MAX_LENGTH,
} from './rules';
export { CARD_TRANSITIONS, canDo, cardActionsFor, IRREVERSIBLE_CARD_ACTIONS, nextCardStatus } from './status';

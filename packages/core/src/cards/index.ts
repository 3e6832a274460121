export {
  CARD_SORTS,
  type Card,
  type CardActionInput,
  type CardApplication,
  type CardBin,
  type CardContract,
  type CardDetail,
  type CardEvent,
  type CardFilter,
  type CardLimits,
  type CardSecretInput,
  type CardSort,
  type CardUpdate,
  type CardUsage,
  type StoredFile,
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
  CARD_LABEL_MAX_LENGTH,
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

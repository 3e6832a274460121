export {
  CARD_RECORD_SORTS,
  type CardEventContract,
  type CardRecord,
  type CardRecordFilter,
  type CardRecordSort,
} from './contract';
export { type CardEventAction, cardEventAction } from './enums';
export { cardEvents } from './resource';

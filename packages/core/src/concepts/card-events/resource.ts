import { defineResource } from '../../resource';
import { CARD_RECORD_SORTS, type CardEventContract } from './contract';

/** Card records on the wire. @source ours */
export const cardEvents = /* @__PURE__ */ defineResource<CardEventContract>('card-event', {
  verbs: { list: true, page: true, get: true, export: true },
  sorts: CARD_RECORD_SORTS,
  firstSort: { field: 'at', direction: 'desc' },
});

import { defineResource } from '../../resource';
import { COLLECTION_SORTS, type CollectionContract } from './contract';

const MOVING = {
  effect: 'money',
  invalidates: ['account', 'collection-account', 'transaction', 'material', 'material-link'],
} as const;

/** Collections on the wire. @source ours */
export const collections = /* @__PURE__ */ defineResource<CollectionContract>('collection', {
  verbs: { list: true, page: true, get: true, 'get-by': true, call: true, 'call-by-id': true, export: true },
  sorts: COLLECTION_SORTS,
  firstSort: { field: 'receivedAt', direction: 'desc' },
  calls: { statusCounts: 'read' },
  callsById: { approve: MOVING, reject: { ...MOVING, effect: 'write' }, return: MOVING },
});

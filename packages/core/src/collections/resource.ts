import { defineResource } from '../resource';
import type { CollectionContract } from './contract';

const MOVING = { effect: 'money', invalidates: ['account', 'transaction', 'material', 'material-link'] } as const;

/** Collections on the wire. @source ours */
export const collections = /* @__PURE__ */ defineResource<CollectionContract>('collection', {
  verbs: { list: true, page: true, get: true, 'get-by': true, 'call-by-id': true, export: true },
  callsById: { approve: MOVING, reject: { ...MOVING, effect: 'write' }, return: MOVING },
});

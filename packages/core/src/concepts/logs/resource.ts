import { defineResource } from '../../resource';
import type { LogContract } from './contract';

/** The audit log on the wire. @source spec §2 */
export const logs = /* @__PURE__ */ defineResource<LogContract>('log', {
  verbs: { list: true, page: true, get: true, export: true },
  sorts: ['at'],
  firstSort: { field: 'at', direction: 'desc' },
});

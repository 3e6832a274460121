import { defineResource } from '../../resource';
import type { DownloadContract } from './contract';

/** Background exports on the wire. @source ours */
export const downloads = /* @__PURE__ */ defineResource<DownloadContract>('download', {
  verbs: { list: true, page: true, get: true, 'call-by-id': true, create: true, delete: true },
  sorts: ['createdAt'],
  callsById: { again: 'write' },
  firstSort: { field: 'createdAt', direction: 'desc' },
});

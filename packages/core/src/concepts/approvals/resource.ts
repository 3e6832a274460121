import { defineResource } from '../../resource';
import { APPROVAL_SORTS, type ApprovalContract } from './contract';

/** Requests for approval on the wire; what an approved one writes is known only when it is done. @source ours */
export const approvals = /* @__PURE__ */ defineResource<ApprovalContract>('approval', {
  verbs: { list: true, page: true, get: true, 'call-by-id': true, export: true },
  sorts: APPROVAL_SORTS,
  firstSort: { field: 'createdAt', direction: 'desc' },
  callsById: { approve: 'write', refuse: 'write', askBack: 'write', answer: 'write', withdraw: 'write' },
});

import { defineResource } from '../../resource';
import { DEPOSIT_SORTS, type DepositContract } from './contract';

/** Deposits on the wire. @source ours */
export const deposits = /* @__PURE__ */ defineResource<DepositContract>('deposit', {
  verbs: { list: true, page: true, get: true, export: true },
  sorts: DEPOSIT_SORTS,
  firstSort: { field: 'receivedAt', direction: 'desc' },
});

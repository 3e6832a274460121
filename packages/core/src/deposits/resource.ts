import { defineResource } from '../resource';
import type { DepositContract } from './contract';

/** Deposits on the wire. @source ours */
export const deposits = /* @__PURE__ */ defineResource<DepositContract>('deposit', {
  verbs: { list: true, page: true, get: true, export: true },
});

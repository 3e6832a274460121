import { defineResource } from '../resource';
import type { StatementContract, StatementLineContract } from './contract';

/** Statements on the wire. @source ours */
export const statements = /* @__PURE__ */ defineResource<StatementContract>('statement', {
  verbs: { list: true, page: true, get: true, 'get-by': true, export: true },
});

/** Lines of statements, and their files, on the wire. @source ours */
export const statementLines = /* @__PURE__ */ defineResource<StatementLineContract>('statement-line', {
  verbs: { page: true, export: true },
});

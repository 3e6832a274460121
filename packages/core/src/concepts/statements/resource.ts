import { defineResource } from '../../resource';
import { STATEMENT_SORTS, type StatementContract, type StatementLineContract } from './contract';

/** Statements on the wire. @source ours */
export const statements = /* @__PURE__ */ defineResource<StatementContract>('statement', {
  verbs: { list: true, page: true, get: true, 'get-by': true, export: true },
  sorts: STATEMENT_SORTS,
  firstSort: { field: 'date', direction: 'desc' },
});

/** Lines of statements, and their files, on the wire. @source ours */
export const statementLines = /* @__PURE__ */ defineResource<StatementLineContract>('statement-line', {
  verbs: { page: true, export: true },
  sorts: ['number'],
  firstSort: { field: 'number', direction: 'asc' },
});

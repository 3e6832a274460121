export {
  STATEMENT_SORTS,
  type Statement,
  type StatementContract,
  type StatementDetail,
  type StatementFilter,
  type StatementHold,
  type StatementLine,
  type StatementLineContract,
  type StatementLineFilter,
  type StatementSort,
} from './contract';
export { type StatementType, statementType } from './enums';
export { statementLines, statements } from './resource';
export { isStatementPeriod, STATEMENT_ZONE, statementFileName, tiesOut } from './rules';

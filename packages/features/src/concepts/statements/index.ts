export {
  StatementList,
  type StatementListHandle,
  type StatementListProps,
  type StatementView,
} from './StatementList/StatementList';
export { StatementDetail, type StatementDetailProps } from './statementDetail';
export { statementList } from './statementList';

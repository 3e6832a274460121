export { StatementList, type StatementListHandle, type StatementListProps } from './StatementList';

export { StatementDetail, type StatementDetailProps } from './StatementDetail';

export {
  type StatementType,
  statementType,
} from './enums';

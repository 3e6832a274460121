export {
  statementType,
  type StatementType,
} from './enums.js';

export { takeAccountTurns } from './accountTurns';
export { instant, minorUnits } from './columns';
export {
  type Database,
  type Row,
  type RunSql,
  type Scope,
  SERVICE_SCOPE,
  type Transaction,
} from './Database';
export { codeOf, constraintOf, DatabaseBusy, DatabaseFull, DatabaseUnavailable } from './errors';
export { deleteUnlocked, execute, rowsOf, run } from './execute';
export { findBreaches } from './findBreaches';
export { databaseMigrations } from './foundation';
export type { Migration } from './Migration';
export { makeRoles } from './makeRoles';
export { migrate } from './migrate';
export { openPglite } from './openPglite';
export { newId, repeatIds } from './recordIds';
export { roleOf } from './roleOf';
export { savepoint } from './savepoint';
export { APP_ROLE, EMBED_ROLE, SERVICE_ROLE } from './scopeStatement';
export { sha256 } from './sha256';
export { appendOnly, serviceTable, tenantTable } from './tableRules';
export { createId, isUuid, randomBytes } from './uuid';

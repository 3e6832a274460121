export { forgetOldAnswers } from './forgetOldAnswers';
export { idempotencyMigrations } from './migration';

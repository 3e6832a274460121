export { forgetOldAttempts } from './forgetOldAttempts';
export { rateLimitMigrations } from './migration';
export { originOf, type RequestOrigin } from './originOf';
export { type Allowance, forgiveAttempts, takeAttempt } from './takeAttempt';

export { forgetOldAttempts } from './forgetOldAttempts';
export { rateLimitMigrations } from './migration';
export { type Allowance, forgiveAttempts, takeAttempt } from './takeAttempt';
export { type Whereabouts, whereaboutsOf } from './whereaboutsOf';

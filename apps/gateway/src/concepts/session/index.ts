import type { Concept } from '../../platform/concept/Concept';
import { sessionDocuments } from './documents';
import { sessionJobs } from './endOldSessions';
import { sessionMigrations } from './migration';
import { mountSession } from './mountSession';
import { principalMigrations } from './principalMigration';
import { seedSession } from './seed';

/** Partners, users, roles and everything about one's own session. */
export const sessionConcept: Concept = {
  name: 'session',
  migrations: [...sessionMigrations, ...principalMigrations],
  mount: mountSession,
  documents: sessionDocuments,
  seed: seedSession,
  scheduledJobs: sessionJobs,
};

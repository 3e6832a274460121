import { embedSessions } from '@corridor/core';
import type { Concept } from '../../platform/concept/Concept';
import { implement } from '../../platform/resource';
import { createEmbedSession } from './createEmbedSession';
import { endOldEmbedSessions } from './endOldEmbedSessions';
import { embedSessionMigrations } from './migration';
import { embedSessionSchemas } from './schema';
import { seedKeys } from './seed';

/** Embed sessions: what a partner's page may do, for a quarter of an hour. */
export const embedSessionConcept: Concept = {
  name: 'embed-sessions',
  migrations: embedSessionMigrations,
  seed: seedKeys,
  scheduledJobs: [endOldEmbedSessions],
  resources: [implement(embedSessions, embedSessionSchemas, { create: createEmbedSession }, { keepsNoAnswers: true })],
};

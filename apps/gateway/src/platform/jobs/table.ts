import type { JobFaultReason, JobName, JobSubject } from '@corridor/core';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database';

/** Records that a job could not process: one row for each, until it could. */
export const jobFaultTable = pgTable('job_fault', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  job: text('job').$type<JobName>().notNull(),
  subject: text('subject').$type<JobSubject>().notNull(),
  subjectId: uuid('subject_id').notNull(),
  reason: text('reason').$type<JobFaultReason>().notNull(),
  faults: integer('faults').notNull(),
  dueAt: instant('due_at').notNull(),
  firstFaultAt: instant('first_fault_at').notNull(),
  lastFaultAt: instant('last_fault_at').notNull(),
  nextTryAt: instant('next_try_at').notNull(),
});

/** A job fault as it is stored. */
export type StoredJobFault = typeof jobFaultTable.$inferSelect;

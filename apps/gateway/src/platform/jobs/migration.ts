import { type Migration, tenantTable } from '../database';

/** Records that jobs could not process. A partner reads its own and may have one tried again; the rest is written by the jobs. */
export const jobMigrations: readonly Migration[] = [
  {
    name: 'jobs/0001-faults',
    after: ['session/0001-create'],
    sql: `
    CREATE TABLE job_fault (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL REFERENCES partner,
      job text COLLATE "C" NOT NULL,
      subject text NOT NULL,
      subject_id uuid NOT NULL,
      reason text COLLATE "C" NOT NULL,
      faults integer NOT NULL CHECK (faults > 0),
      due_at timestamptz(3) NOT NULL,
      first_fault_at timestamptz(3) NOT NULL,
      last_fault_at timestamptz(3) NOT NULL,
      next_try_at timestamptz(3) NOT NULL,
      UNIQUE (job, subject_id)
    );
    CREATE INDEX job_fault_due_at ON job_fault (partner_id, due_at, id);
    CREATE INDEX job_fault_last_fault_at ON job_fault (partner_id, last_fault_at, id);
    CREATE INDEX job_fault_next_try_at ON job_fault (partner_id, next_try_at, id);
    CREATE INDEX job_fault_next ON job_fault (next_try_at);
    ${tenantTable('job_fault', ['select'])}
    GRANT UPDATE (next_try_at) ON job_fault TO corridor_app;`,
  },
];

import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type SandboxEvent, sandboxEvent } from '../platform/concept/SandboxEvent';
import { execute } from '../platform/database';
import { auditBooks } from './auditBooks';
import { concepts } from './concepts';

const report = z.strictObject({ breaches: z.record(z.string(), z.int()) });

/** Audits the caller's own books: what other partners have is not seen. */
const audited = sandboxEvent('audit-books', { input: z.strictObject({}), output: report }, async ({ tx }) => ({
  breaches: await auditBooks((text) => execute(tx, sql.raw(text), (row) => row)),
}));

/** Every event of the sandbox: those of the concepts, and the audit of what they left behind. */
export const sandboxEvents: readonly SandboxEvent[] = [...concepts.flatMap(({ sandbox: own = [] }) => own), audited];

import { requireChromium } from '../browser/chromium.js';
import { requirePooler } from '../pooler/installation.js';
import { requirePostgres, requireReplication } from '../postgres/installation.js';
import { sentenceOf } from '../process/sentence.js';

/** A program beside Node that some suites need. */
export type Tool = 'chromium' | 'pooler' | 'postgres' | 'replication';

const REQUIRE: Readonly<Record<Tool, () => Promise<unknown>>> = {
  chromium: requireChromium,
  pooler: requirePooler,
  postgres: requirePostgres,
  replication: requireReplication,
};

/** What of some tools cannot be had on this machine, each with one sentence that says why and what to do. */
export async function missingTools(tools: Iterable<Tool>): Promise<Map<Tool, string>> {
  const missing = new Map<Tool, string>();
  for (const tool of new Set(tools)) {
    await REQUIRE[tool]().catch((error: unknown) => missing.set(tool, sentenceOf(error)));
  }
  return missing;
}

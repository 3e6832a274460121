import { parseArgs } from 'node:util';
import { type ChainHead, type Database, verifyAudit } from '@corridor/gateway';
import { describeReport } from './verify/describeReport.js';
import { readHeads, writeHeads } from './verify/heads.js';
import { withServedDatabase } from './verify/withServedDatabase.js';

const USAGE = 'usage: npm run audit:verify -- [--heads <file>]';

function headsFile(): string | undefined {
  try {
    return parseArgs({ options: { heads: { type: 'string' } } }).values.heads;
  } catch {
    throw new Error(USAGE);
  }
}

/** Says of every partner whether the log's chain holds. Heads are kept only of chains that do. */
async function verify(db: Database, file: string | undefined): Promise<boolean> {
  const kept = readHeads(file);
  const heads: Record<string, ChainHead> = { ...kept };
  let holds = true;
  for await (const report of verifyAudit(db, kept)) {
    for (const line of describeReport(report)) console.log(line);
    if (report.breaches.length > 0) holds = false;
    else if (report.head) heads[report.partnerId] = report.head;
  }
  if (file) writeHeads(file, heads);
  return holds;
}

await withServedDatabase((db) => verify(db, headsFile()));

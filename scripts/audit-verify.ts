import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type ChainHead, openDatabase, verifyAudit } from '@corridor/gateway';
import { describeReport } from './audit/describeReport.js';
import { readHeads, writeHeads } from './audit/heads.js';
import { inRoot } from './process/root.js';

const USAGE = 'usage: npm run audit:verify -- [--heads <file>]';

function headsFile(): string | undefined {
  try {
    return parseArgs({ options: { heads: { type: 'string' } } }).values.heads;
  } catch {
    throw new Error(USAGE);
  }
}

/** Says of every partner whether the log's chain holds. Heads are kept only of chains that do. */
async function verify(file: string | undefined): Promise<boolean> {
  const kept = readHeads(file);
  // The same data that `npm start` serves.
  const dataDirectory = resolve(inRoot(), process.env.CORRIDOR_DATA_DIR ?? '.data');
  const db = await openDatabase({
    databaseURL: process.env.DATABASE_URL || undefined,
    directURL: process.env.DATABASE_DIRECT_URL || undefined,
    dataDirectory,
  });
  try {
    const heads: Record<string, ChainHead> = { ...kept };
    let holds = true;
    for await (const report of verifyAudit(db, kept)) {
      for (const line of describeReport(report)) console.log(line);
      if (report.breaches.length > 0) holds = false;
      else if (report.head) heads[report.partnerId] = report.head;
    }
    if (file) writeHeads(file, heads);
    return holds;
  } finally {
    await db.close();
  }
}

try {
  if (!(await verify(headsFile()))) process.exitCode = 1;
} catch (reason) {
  console.error(`corridor: ${reason instanceof Error ? reason.message.split('\n')[0] : 'cannot verify'}`);
  process.exitCode = 2;
}

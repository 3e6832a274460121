import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createGateway, type Database, openDatabase } from '@corridor/gateway';
import { type AdminCommand, readAdminCommand } from './admin/readAdminCommand.js';
import { runAdminCommand } from './admin/runAdminCommand.js';
import { inRoot } from './process/root.js';

const USAGE = `usage: npm run admin -- create --partner <company> --name <person> --email <address>
       npm run admin -- recover <company> <email>
       npm run admin -- unlock <company>
       npm run admin -- import <file>`;

async function open(): Promise<Database> {
  return openDatabase({
    databaseURL: process.env.DATABASE_URL || undefined,
    directURL: process.env.DATABASE_DIRECT_URL || undefined,
    // The same data that `npm start` serves.
    dataDirectory: resolve(inRoot(), process.env.CORRIDOR_DATA_DIR ?? '.data'),
  });
}

function readJson(path: string): unknown {
  const text = readFileSync(path, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${path} is no JSON: docs/operations.md shows what stands in it`);
  }
}

async function run(command: AdminCommand): Promise<void> {
  // Read first: whoever names a file that is not there has opened nothing.
  const file = command.name === 'import' ? readJson(command.file) : null;
  const db = await open();
  try {
    await createGateway({ db });
    for (const line of await runAdminCommand(db, command, file, process.env)) console.log(line);
  } finally {
    await db.close();
  }
}

const command = readAdminCommand(process.argv.slice(2));
if (!command) {
  console.error(`corridor: ${USAGE}`);
  process.exit(1);
}
try {
  await run(command);
} catch (reason) {
  const lines = reason instanceof Error ? reason.message.split('\n') : ['the command failed'];
  for (const line of command.name === 'import' ? lines : lines.slice(0, 1)) console.error(`corridor: ${line}`);
  process.exitCode = 1;
}

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { humanTextOf, isEmail, isHumanText } from '@corridor/core';
import { createAdministrator, createGateway, nativeHasher, openDatabase } from '@corridor/gateway';
import { inRoot } from './process/root.js';

const USAGE = 'usage: npm run admin -- create --partner <company> --name <person> --email <address>';

/** What the command line asks for; null where it cannot be understood. */
function readCommand() {
  try {
    const text = { type: 'string' } as const;
    const options = { partner: text, name: text, email: text };
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [partnerName, name, email] = [values.partner, values.name, values.email].map((given = '') =>
      humanTextOf(given),
    );
    if (positionals.join(' ') !== 'create' || !partnerName || !name || !email) return null;
    return isHumanText(partnerName) && isHumanText(name) && isEmail(email) ? { partnerName, name, email } : null;
  } catch {
    return null;
  }
}

const command = readCommand();
if (!command) {
  console.error(`corridor: ${USAGE}`);
  process.exit(1);
}
// The same data that `npm start` serves.
const dataDirectory = resolve(inRoot(), process.env.CORRIDOR_DATA_DIR ?? '.data');
try {
  const db = await openDatabase({
    databaseURL: process.env.DATABASE_URL || undefined,
    directURL: process.env.DATABASE_DIRECT_URL || undefined,
    dataDirectory,
  });
  try {
    await createGateway({ db });
    const { password } = await createAdministrator({ db, passwords: nativeHasher }, command);
    console.log(`${command.email} may sign in with the password ${password} and has to choose another one then.`);
  } finally {
    await db.close();
  }
} catch (reason) {
  console.error(
    `corridor: ${reason instanceof Error ? reason.message.split('\n')[0] : 'cannot make the administrator'}`,
  );
  process.exitCode = 1;
}

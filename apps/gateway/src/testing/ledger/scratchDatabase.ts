import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A database of its own on a server, gone after use. */
export interface ScratchDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Creates a database on the server that `serverURL` names, as a copy of one or else an empty one; its user must be allowed to. */
export async function createScratchDatabase(serverURL: string, template = 'template0'): Promise<ScratchDatabase> {
  const name = `corridor_ledger_${randomBytes(6).toString('hex')}`;
  await onServer(serverURL, `CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE ${template}`);
  const drop = () => onServer(serverURL, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  return { url: databaseOn(serverURL, name), drop };
}

/** Address of a database on the server that `serverURL` names. */
export function databaseOn(serverURL: string, name: string): string {
  const url = new URL(serverURL);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

import pg from 'pg';
import { databaseOn } from './scratchDatabase';

/** A database that is filled once and then copied. */
interface Template {
  readonly name: string;
  /** Fills it where it is new, by its address, and leaves no connection to it. */
  readonly fill: (url: string) => Promise<void>;
}

/** Makes a template on the server that `serverURL` names, unless it is there; of several processes at a time one makes it and the others wait. */
export async function ensureTemplate(serverURL: string, { name, fill }: Template): Promise<void> {
  const client = new pg.Client({ connectionString: serverURL });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    const { rows } = await client.query('SELECT datistemplate AS whole FROM pg_database WHERE datname = $1', [name]);
    if (rows[0]?.whole) return;
    // Whoever began it before has not come to its end.
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`);
    await fill(databaseOn(serverURL, name));
    await client.query(`ALTER DATABASE ${name} IS_TEMPLATE true`);
  } finally {
    await client.end();
  }
}

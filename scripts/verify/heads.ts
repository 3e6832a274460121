import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { ChainHead } from '@corridor/gateway';

/** Heads of chains by partner, as a file keeps them. */
export type Heads = Readonly<Record<string, ChainHead>>;

/** Heads that an earlier look kept; none where the file is still to come. @throws Error when the file holds something else */
export function readHeads(file: string | undefined): Heads {
  if (!file || !existsSync(file)) return {};
  const heads: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!areHeads(heads)) throw new Error(`${file} holds no heads of chains; name another file, or remove it`);
  return heads;
}

/** Keeps heads for the next look. */
export function writeHeads(file: string, heads: Heads): void {
  writeFileSync(file, `${JSON.stringify(heads, null, 2)}\n`);
}

function areHeads(value: unknown): value is Heads {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((head: unknown) => {
    if (typeof head !== 'object' || head === null || !('position' in head) || !('hash' in head)) return false;
    return Number.isSafeInteger(head.position) && typeof head.hash === 'string';
  });
}

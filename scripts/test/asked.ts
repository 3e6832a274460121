import { existsSync } from 'node:fs';
import { inRoot } from '../process/root.js';

const isFile = (asked: string) => existsSync(inRoot(asked.replace(/:\d+$/, '')));

/** Turns files, which may end in a line, and words of titles into a tool's arguments. */
export function askedArgs(asked: readonly string[], flag: '-t' | '-g'): string[] {
  const words = asked.filter((one) => !isFile(one)).map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return [...asked.filter(isFile), ...(words.length > 0 ? [flag, `(${words.join('|')})`] : [])];
}

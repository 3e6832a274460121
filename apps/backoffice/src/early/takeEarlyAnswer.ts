import type { EarlyAnswer, TransportRequest } from '@corridor/core';
import { rolePreview } from '../session/rolePreview';
import { storedToken } from '../session/storage';
import type { StartedRead } from './EarlyRead';

/** Longest age of an early answer, in milliseconds. */
const FRESH_MS = 20_000;

/** Returns true if the answer to a read may be shown: of this session, with one's own rights, and fresh. */
export function isGood({ token, at }: StartedRead): boolean {
  return rolePreview() === null && token === storedToken() && Date.now() - at < FRESH_MS;
}

/** Answer to a read that the page sent before this code was loaded: of this session, fresh, and given once. */
export function takeEarlyAnswer({ method, path, body }: TransportRequest): Promise<EarlyAnswer> | undefined {
  const started = window.corridorEarly ?? [];
  const text = JSON.stringify(body);
  const index = started.findIndex((read) => read.path === path && JSON.stringify(read.body) === text);
  if (method !== 'POST' || index < 0) return undefined;
  const [read] = started.splice(index, 1);
  return read && isGood(read) ? read.answer : undefined;
}

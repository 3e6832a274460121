import type { Verb } from '@corridor/core';

/** Key of an answer in the cache: wire segment, verb and parameters. Each provider has its own cache. */
export type CacheKey = readonly [segment: string, verb: Verb, params: object];

/** Key of a record in the cache. */
export const recordKey = (segment: string, id: string): CacheKey => [segment, 'get', { id }];

/** Segment of a read over several resources, so that a write to any of them makes it stale. */
export const severalSegments = (segments: readonly string[]): string => [...new Set(segments)].join('+');

/** Answer with its key, so that a previous page can be told from the requested one. */
export interface Cached<T> {
  readonly of: string;
  readonly value: T;
}

const READS: readonly unknown[] = ['list', 'page', 'get', 'get-by', 'call'] satisfies Verb[];

/** Returns true if a key of the cache belongs to a read of one of these segments: what a write makes stale. */
export function isReadOf(segments: readonly string[]): (key: unknown) => boolean {
  const isOurs = (segment: string) => segments.includes(segment);
  return (key) => Array.isArray(key) && String(key[0]).split('+').some(isOurs) && READS.includes(key[1]);
}

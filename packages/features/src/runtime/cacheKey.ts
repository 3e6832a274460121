import type { Verb } from '@corridor/core';

/** Where an answer is kept: wire segment, verb and parameters. Each provider has a cache of its own. */
export type CacheKey = readonly [segment: string, verb: Verb, params: object];

/** An answer with the key it answers, so that a previous page is told apart from the one asked for. */
export interface Cached<T> {
  readonly of: string;
  readonly value: T;
}

const READS: readonly unknown[] = ['list', 'page', 'get', 'get-by', 'call'] satisfies Verb[];

/** Whether a key of the cache belongs to a read of one of these segments: what a write makes stale. */
export function isReadOf(segments: readonly string[]): (key: unknown) => boolean {
  return (key) => Array.isArray(key) && segments.includes(key[0]) && READS.includes(key[1]);
}

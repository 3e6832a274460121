import { createId } from '../database';

/** Chance that gives the same for the same name, on every machine. */
export interface Random {
  /** From 0 (included) to 1 (excluded). */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number;
  pick<T>(items: readonly T[]): T;
  /** One of several, each with its weight. */
  weighed<T>(items: readonly (readonly [item: T, weight: number])[]): T;
  chance(probability: number): boolean;
  /** A record's id, made at an instant. */
  id(at: Date): string;
}

/** Makes the chance of a name (xmur3 seeding mulberry32). */
export function createRandom(name: string): Random {
  let state = hashOf(name);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    between,
    pick: (items) => found(items[Math.floor(next() * items.length)]),
    weighed: (items) => {
      let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      const chosen = items.find(([, weight]) => {
        left -= weight;
        return left < 0;
      });
      return found(chosen ?? items.at(-1))[0];
    },
    chance: (probability) => next() < probability,
    id: (at) =>
      createId(
        at.getTime(),
        Uint8Array.from({ length: 10 }, () => between(0, 255)),
      ),
  };
}

function hashOf(name: string): number {
  let hash = 1_779_033_703 ^ name.length;
  for (const letter of name) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 3_432_918_353);
    hash = (hash << 13) | (hash >>> 19);
  }
  return hash;
}

function found<T>(item: T | undefined): T {
  if (item === undefined) throw new RangeError('there is nothing to choose from');
  return item;
}

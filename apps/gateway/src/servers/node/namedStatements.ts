import type { QueryConfig } from 'pg';

/** Gives statements that come again a name, so that the server parses and plans them once per connection. */
export interface NamedStatements {
  /** The statement itself, with a name once it is known to come again. */
  named<C extends QueryConfig>(statement: C): C;
}

const WATCHED = 1_000;
const NAMED = 200;
const TIMES = 3;

/** Makes the names of one pool. Both counts are bounded: filters make more texts than a server should keep. */
export function createNamedStatements(): NamedStatements {
  const seen = new Map<string, number>();
  const names = new Map<string, string>();
  return {
    named: (statement) => {
      const { text } = statement;
      const name = names.get(text) ?? nameOf(text);
      return name === undefined ? statement : { ...statement, name };
    },
  };

  function nameOf(text: string): string | undefined {
    if (names.size >= NAMED) return undefined;
    const times = (seen.get(text) ?? 0) + 1;
    if (times < TIMES) {
      if (seen.size >= WATCHED) seen.clear();
      seen.set(text, times);
      return undefined;
    }
    const name = `corridor_${names.size}`;
    seen.delete(text);
    names.set(text, name);
    return name;
  }
}

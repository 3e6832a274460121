import { DatabaseBusy } from './errors';

/** Gives a turn back; more than once does no harm. */
export type EndTurn = () => void;

/** Turns at what many want at once, in the order in which they asked. Nobody who waits holds a connection. */
export interface Turns {
  /** Waits for a turn. @throws DatabaseBusy when none came in time */
  wait(key: string): Promise<EndTurn>;
  /** A turn that is free now, or null. */
  take(key: string): EndTurn | null;
}

interface Line {
  taken: number;
  readonly waiting: Set<() => void>;
}

/** Gives so many turns at once under each key; who waited so many milliseconds is sent away. */
export function createTurns({ atOnce, waitMs }: { readonly atOnce: number; readonly waitMs: number }): Turns {
  const lines = new Map<string, Line>();

  function lineOf(key: string): Line {
    const line = lines.get(key) ?? { taken: 0, waiting: new Set() };
    lines.set(key, line);
    return line;
  }

  function begin(key: string, line: Line): EndTurn {
    line.taken += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      line.taken -= 1;
      const [next] = line.waiting;
      if (next) next();
      else if (line.taken === 0) lines.delete(key);
    };
  }

  const take = (key: string): EndTurn | null => {
    const line = lineOf(key);
    return line.taken < atOnce ? begin(key, line) : null;
  };

  const wait = (key: string) =>
    new Promise<EndTurn>((resolve, reject) => {
      const free = take(key);
      if (free) return resolve(free);
      const line = lineOf(key);
      const leave = () => {
        clearTimeout(timer);
        line.waiting.delete(come);
      };
      const come = () => {
        leave();
        resolve(begin(key, line));
      };
      const timer = setTimeout(() => {
        leave();
        reject(new DatabaseBusy('too many wait for the same'));
      }, waitMs);
      line.waiting.add(come);
    });

  return { take, wait };
}

/** Does work in a turn under a key. @throws DatabaseBusy when none came in time */
export async function inTurn<T>(turns: Turns, key: string, work: () => Promise<T>): Promise<T> {
  const end = await turns.wait(key);
  try {
    return await work();
  } finally {
    end();
  }
}

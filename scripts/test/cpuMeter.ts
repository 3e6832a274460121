import { readdirSync, readFileSync } from 'node:fs';

/** Seconds of processor time that each suite has used, by its name; what belongs to none stands under `shared`. */
export type CpuSeconds = ReadonlyMap<string, number>;

/** A running count of what suites use. */
export interface CpuMeter {
  /** What was used until now; empty where the system does not tell. */
  readonly read: () => CpuSeconds;
  /** Counts no more. */
  readonly stop: () => void;
}

const VARIABLE = 'CORRIDOR_SUITE';
// Another run beside this one has suites of the same names.
const OWN = `${VARIABLE}=${process.pid}/`;

/** The variable that says to which suite of this run a process belongs; its children have it too. */
export const suiteVariable = (suite: string): Readonly<Record<string, string>> => ({
  [VARIABLE]: `${process.pid}/${suite}`,
});

const SHARED = 'shared';
const EVERY_MILLISECONDS = 500;
/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

interface Seen {
  readonly suite: string;
  seconds: number;
}

interface ProcessFacts {
  readonly parent: number;
  readonly seconds: number;
  /** Tells it from a later process with the same number. */
  readonly begun: string;
}

function factsOf(pid: number): ProcessFacts | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before may hold anything, spaces and brackets too.
    const cells = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const seconds = (Number(cells[11]) + Number(cells[12])) / TICKS_PER_SECOND;
    return { parent: Number(cells[1]), seconds, begun: cells[19] ?? '' };
  } catch {
    return undefined;
  }
}

function suiteIn(pid: number): string | undefined {
  try {
    const variables = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
    return variables.find((one) => one.startsWith(OWN))?.slice(OWN.length);
  } catch {
    return undefined;
  }
}

function processes(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

/** Starts to count the processor time of this process and of all that it starts; one that lives for less than half a second may be missed. */
export function startCpuMeter(): CpuMeter {
  const seen = new Map<string, Seen>();
  const alive = new Map<number, string>();

  // Some write their title over their variables; these are their parent's.
  function suiteOf(pid: number, parent: number): string | undefined {
    if (pid === process.pid) return SHARED;
    return suiteIn(pid) ?? seen.get(alive.get(parent) ?? '')?.suite;
  }

  function look(): void {
    const pids = processes();
    for (const pid of pids) {
      const facts = factsOf(pid);
      if (!facts) continue;
      const key = `${pid}:${facts.begun}`;
      const known = seen.get(key);
      if (known) known.seconds = facts.seconds;
      else {
        const suite = suiteOf(pid, facts.parent);
        if (suite === undefined) continue;
        seen.set(key, { suite, seconds: facts.seconds });
        alive.set(pid, key);
      }
    }
  }

  look();
  const timer = setInterval(look, EVERY_MILLISECONDS);
  timer.unref();
  return {
    read: () => {
      look();
      const sums = new Map<string, number>();
      for (const { suite, seconds } of seen.values()) sums.set(suite, (sums.get(suite) ?? 0) + seconds);
      return sums;
    },
    stop: () => clearInterval(timer),
  };
}

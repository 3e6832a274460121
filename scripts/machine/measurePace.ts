import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** How a machine compares with the one that waits and budgets of tests are meant for; above 1 is slower. */
export interface Pace {
  /** By the clock, with all processors asked at once: what else runs counts; never less than what starting processes tells. */
  readonly wall: number;
  /** By the processors' own time, of computing or of starting processes, whichever is dearer: what else runs hardly counts. */
  readonly cpu: number;
}

const SECONDS = 2;
/** Rounds that one processor of that machine does in a second. */
const REFERENCE = 8000;
/** Seconds of processor time that starting Node takes that machine: pages that are touched for the first time, which suites are full of. */
const REFERENCE_START = 0.045;
const STARTS = 8;
/** A machine slower than that is not waited for longer. */
const SLOWEST = 12;

const PROGRAM = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { createHash } = require('node:crypto');
  const rows = Array.from({ length: 200 }, (_, n) => ({ id: n, name: 'row ' + ((n * 7919) % 1000), amount: String(n * 31) }));
  const end = performance.now() + workerData * 1000;
  let rounds = 0;
  while (performance.now() < end) {
    const copy = JSON.parse(JSON.stringify(rows)).sort((a, b) => (a.name < b.name ? -1 : 1));
    createHash('sha256').update(copy.map(({ name }) => name.replace(/\\d/g, '#')).join()).digest('hex');
    rounds += 1;
  }
  parentPort.postMessage(rounds);
`;

function countRounds(): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(PROGRAM, { eval: true, workerData: SECONDS });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** Seconds of processor time of one start of Node: on some virtual machines memory is dear while computing is not. */
function secondsOfStart(): number {
  const told =
    'const { userCPUTime, systemCPUTime } = process.resourceUsage(); console.log(userCPUTime + systemCPUTime)';
  const starts = Array.from({ length: STARTS }, () => Number(execFileSync(process.execPath, ['-e', told])));
  return starts.reduce((sum, one) => sum + one, 0) / 1e6 / STARTS;
}

const atLeastOne = (factor: number) => Math.min(SLOWEST, Math.max(1, factor));

/** Starts some processes, keeps all processors busy for two seconds, and compares what that took. */
export async function measurePace(): Promise<Pace> {
  const processors = availableParallelism();
  const starting = secondsOfStart() / REFERENCE_START;
  const before = process.cpuUsage();
  const counts = await Promise.all(Array.from({ length: processors }, countRounds));
  const { user, system } = process.cpuUsage(before);
  const rounds = counts.reduce((sum, count) => sum + count, 0);
  return {
    wall: atLeastOne(Math.max(starting, (REFERENCE * SECONDS * processors) / rounds)),
    cpu: atLeastOne(Math.max(starting, (REFERENCE * (user + system)) / 1e6 / rounds)),
  };
}

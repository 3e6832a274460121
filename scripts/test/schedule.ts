/** A piece of a run. */
export interface Job {
  readonly name: string;
  /** Names of the jobs that have to be over before it. */
  readonly after: readonly string[];
  /** Never rejects: what goes wrong is its own to report. */
  readonly run: () => Promise<void>;
}

/** Runs jobs in their order, so many at a time; one that has to wait for another lets those after it go first. @throws Error when one waits for what never comes */
export async function schedule(slots: number, jobs: readonly Job[]): Promise<void> {
  const waiting = [...jobs];
  const over = new Set<string>();
  const running = new Map<string, Promise<void>>();
  const isReady = ({ after }: Job) => after.every((name) => over.has(name));

  function startNext(): boolean {
    const index = running.size < slots ? waiting.findIndex(isReady) : -1;
    const [job] = index < 0 ? [] : waiting.splice(index, 1);
    if (!job) return false;
    const done = job.run().then(() => {
      running.delete(job.name);
      over.add(job.name);
    });
    running.set(job.name, done);
    return true;
  }

  while (waiting.length > 0 || running.size > 0) {
    while (startNext());
    if (running.size === 0) throw new Error(`${waiting[0]?.name} waits for what no job is: ${waiting[0]?.after}.`);
    await Promise.race(running.values());
  }
}

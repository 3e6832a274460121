/** What a process uses, as its own metrics say. */
export interface ProcessFigures {
  readonly rssMB: number;
  readonly cpuMs: number;
}

/** Reads them from the address of the metrics. */
export async function processFigures(address: string): Promise<ProcessFigures> {
  const text = await (await fetch(address)).text();
  const figure = (name: string): number => {
    const value = new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1];
    if (value === undefined) throw new Error(`The metrics have no ${name}`);
    return Number(value);
  };
  return {
    rssMB: figure('process_resident_memory_bytes') / 1_048_576,
    cpuMs: figure('process_cpu_seconds_total') * 1000,
  };
}

import { lazyPart } from '@corridor/features';

const SimulationBand = lazyPart(async () => (await import('./SimulationBand')).SimulationBand);

/** What the served page says is simulated, in a `corridor-simulated` meta element; empty outside of production. */
function simulatedByPage(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="corridor-simulated"]')?.content ?? '';
}

/** The band over every page of a production that simulates something; nothing elsewhere. */
export function SimulationNotice() {
  const named = simulatedByPage();
  return named ? <SimulationBand named={named} /> : null;
}

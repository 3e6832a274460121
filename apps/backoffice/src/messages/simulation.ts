import { defineMessages } from '@corridor/features';
import { simulation } from './en/simulation';

/** Sentences of the band that says what is simulated. */
export const simulationMessages = /* @__PURE__ */ defineMessages(simulation, {
  fr: async () => (await import('./fr/simulation')).simulation,
  zh: async () => (await import('./zh/simulation')).simulation,
});

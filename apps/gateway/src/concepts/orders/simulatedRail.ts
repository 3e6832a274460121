import type { Rail } from '../../platform/ports/Rail';

/** Banks of a demonstration: they take an order in a day after it was made, and it arrives a day later. */
export const simulatedRail: Rail = {
  quietSeconds: 86_400,
  newsOf: async ({ status }) => ({ became: status === 'placed' ? 'accepted' : 'completed' }),
};

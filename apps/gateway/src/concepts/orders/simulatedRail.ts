import type { Rail } from '../../platform/ports/Rail';

const DAY = 86_400_000;

/** Banks of a demonstration: they take an order in a day after it was made, and it arrives a day later. */
export const simulatedRail: Rail = {
  newsOf: async ({ status, since }, now) => {
    if (now.getTime() - since.getTime() < DAY) return null;
    return { became: status === 'placed' ? 'accepted' : 'completed' };
  },
};

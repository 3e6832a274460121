import type { Loader } from '@storybook/react-vite';
import type { LiveGateway } from './liveGateway';
import type { UnderGateway } from './UnderGateway';

/** What the loader hands to the decorator. */
export interface LoadedGateway {
  readonly live: LiveGateway;
  readonly Under: typeof UnderGateway;
}

/** Starts the gateway in this page for stories of widgets; stories of primitives load none of it. */
export const loadGateway: Loader = async ({ title, parameters }) => {
  if (!title.startsWith('Features/')) return {};
  const [{ liveGateway }, { UnderGateway: Under }] = await Promise.all([
    import('./liveGateway'),
    import('./UnderGateway'),
  ]);
  const live = await liveGateway(parameters.operator);
  return { gateway: { live, Under } satisfies LoadedGateway };
};

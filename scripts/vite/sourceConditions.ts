import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';

const SOURCE = '@corridor/source';

/** Vite settings that make workspace packages resolve to their sources, in a browser and in Node. */
export function sourceConditions(): Pick<UserConfig, 'resolve' | 'ssr'> {
  return {
    resolve: { conditions: [SOURCE, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
  };
}

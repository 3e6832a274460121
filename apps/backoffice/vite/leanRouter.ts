import type { Plugin } from 'vite';

/** Names for developers' tools: assignments that hold on to parts of the router that nobody uses. */
const TOOL_NAMES = /^\w+\.displayName = "\w+";$/gm;

/** Calls that make a part and do nothing else, which its package does not say. */
const MAKERS = /(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g;

/** Takes the router without its warnings for developers, a build that its package offers by no condition, and leaves out the parts that nobody uses. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^react-router(\/dom)?$/.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({ code: code.replace(TOOL_NAMES, '').replace(MAKERS, '/* @__PURE__ */ '), map: null }),
    },
  };
}

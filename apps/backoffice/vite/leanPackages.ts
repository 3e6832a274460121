import type { Plugin } from 'vite';

/** Text in the code of a package, and its replacement. */
type Replacement = readonly [text: string | RegExp, by: string];

/** Statements that keep unused parts of a package from tree shaking. */
const REPLACEMENTS: Readonly<Record<string, readonly Replacement[]>> = {
  '/react-router/dist/production/': [
    // Names for developer tools, and the error boundary of server components, which are not used.
    [/^\w+\.(?:displayName = "\w+"|contextType = RSCRouterContext);$/gm, ''],
    [/(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '/* @__PURE__ */ '],
    // Navigation of data routers.
    ['isDataRoute ? useNavigateStable() : useNavigateUnstable()', 'useNavigateUnstable()'],
  ],
};

/** Removes unused parts of packages, and resolves the router's production build, which its package exports under no condition. */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^react-router(\/dom)?$/.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler(code, id) {
        const own = Object.entries(REPLACEMENTS).find(([path]) => id.includes(path))?.[1] ?? [];
        return { code: own.reduce((lean, [text, by]) => lean.replace(text, by), code), map: null };
      },
    },
  };
}

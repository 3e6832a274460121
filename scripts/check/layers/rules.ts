import type { IForbiddenRuleType } from 'dependency-cruiser';

const library = (names: string): string => `(^|/)node_modules/(${names})/|^(${names})(/|$)`;

const REACT = library(
  'react|react-dom|styled-components|swr|react-i18next|react-hook-form|react-router-dom|react-toastify',
);

function forbid(name: string, comment: string, from: object, to: object): IForbiddenRuleType {
  return { name, comment, severity: 'error', from, to };
}

const core = { path: '^packages/core/src/' };
const ui = { path: '^packages/ui/src/' };
const features = { path: '^packages/features/src/' };
const backoffice = { path: '^apps/backoffice/src/' };
const gateway = { path: '^apps/gateway/src/' };

/** Arrows point down only: backoffice → features → ui, core and gateway → core. */
const layers: readonly IForbiddenRuleType[] = [
  forbid('core-without-react', 'core runs anywhere: no React, no view library', core, { path: REACT }),
  forbid('core-below-all', 'core imports no other package', core, { path: '^(packages/(ui|features)|apps)/' }),
  forbid('ui-below-all', 'ui knows no gateway and no concept', ui, { path: '^(packages/(core|features)|apps)/' }),
  forbid('features-below-apps', 'features never import an app', features, { path: '^apps/' }),
  forbid('gateway-on-core', 'the gateway imports core only', gateway, {
    path: `^(packages/(ui|features)|apps/backoffice)/|${REACT}`,
  }),
  forbid('backoffice-through-features', 'the host composes widgets and reaches no gateway code', backoffice, {
    path: '^apps/gateway/',
  }),
  forbid('backoffice-without-fetching', 'the host does no fetching of its own', backoffice, {
    path: library('axios|swr'),
  }),
  forbid(
    'one-concept',
    'a concept folder of features imports no sibling concept folder',
    { path: '^packages/features/src/concepts/([^/]+)/' },
    { path: '^packages/features/src/concepts/', pathNot: '^packages/features/src/concepts/$1/' },
  ),
];

/** Layers of each package, the lowest first: a file imports from its own and those below. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  'packages/core': ['errors', 'reference', 'money', 'transport', 'resource', 'time', 'concepts', 'gateway'],
  'packages/features': ['(i18n|messages)', 'runtime', 'kit', 'concepts', 'embed'],
  'apps/gateway': ['platform', 'ledger', 'concepts', '(seed|sandbox)', 'app', 'servers'],
};

const NO_TEST = '[.](test|test-d|stories)[.]tsx?$';

/** One rule for each layer that has others above it. */
const folders: readonly IForbiddenRuleType[] = Object.entries(FOLDERS).flatMap(([place, order]) =>
  order.slice(0, -1).map((layer, index) => {
    const name = `${place.split('/')[1]}-${layer.replace(/[()]/g, '').replace('|', '-')}-below`;
    const above = order.slice(index + 1).join('|');
    return forbid(
      name,
      `${layer} stands below ${above} in ${place}`,
      { path: `^${place}/src/${layer}/`, pathNot: NO_TEST },
      { path: `^${place}/src/(${above})/` },
    );
  }),
);

const others: readonly IForbiddenRuleType[] = [
  forbid(
    'package-entry',
    'a package is imported through its entry points only',
    { path: '^(?:packages|apps)/([^/]+)/src/' },
    {
      path: '^packages/[^/]+/src/.',
      pathNot: ['^packages/$1/src/', '^packages/[^/]+/src/((embed|messages|test-gateway)/)?index[.]ts$'],
    },
  ),
  forbid(
    'test-gateway-apart',
    'the gateway of tests is reached through its own entry point alone, so that no page brings it along',
    { path: '^packages/features/src/', pathNot: `^packages/features/src/test-gateway/|${NO_TEST}` },
    { path: '^packages/features/src/test-gateway/' },
  ),
  forbid(
    'test-gateway-on-core',
    'the gateway of tests knows contracts and no widget',
    { path: '^packages/features/src/test-gateway/', pathNot: NO_TEST },
    { path: '^packages/(ui|features)/', pathNot: '^packages/features/src/test-gateway/' },
  ),
  forbid(
    'storybook-at-the-edge',
    'only the set-up of story tests imports the Storybook configuration',
    { pathNot: '^([.]storybook|scripts/vitest)/' },
    { path: '^[.]storybook/' },
  ),
  forbid(
    'tests-at-the-edge',
    'product code imports no test and no story',
    { path: '^(packages|apps)/', pathNot: '[.](test|test-d|stories)[.]tsx?$' },
    { path: '[.](test|test-d|stories)[.]tsx?$' },
  ),
  forbid(
    'no-cycle',
    'no module leads back to itself at run time',
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  ),
  forbid(
    'no-type-cycle',
    'no module leads back to itself through its types',
    {},
    { circular: true, via: { dependencyTypes: ['type-only'] } },
  ),
  forbid(
    'scripts-below-suites',
    'bench and e2e build on scripts, never the other way round',
    { path: '^scripts/' },
    { path: '^(bench|e2e)/' },
  ),
  forbid(
    'storybook-without-scripts',
    'the Storybook configuration is read by a browser build, scripts run in Node',
    { path: '^[.]storybook/' },
    { path: '^scripts/' },
  ),
  forbid(
    'no-broken-import',
    'every import can be found',
    { pathNot: '[.](test|stories)[.]tsx?$' },
    { couldNotResolve: true },
  ),
];

/** Every boundary of the workspace, each with a fixture that must break it. */
export const boundaryRules: readonly IForbiddenRuleType[] = [...layers, ...folders, ...others];

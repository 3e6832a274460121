import type { IForbiddenRuleType } from 'dependency-cruiser';

const CONCEPTS =
  'session|configs|merchants|cards|authorizations|accounts|deposits|transactions|statements|logs|beneficiaries|' +
  'exchange-orders|payment-orders|withdrawal-orders|withdrawal-accounts|virtual-accounts|shops|materials|' +
  'material-links|collections|users|roles|permissions|downloads|balance-inquiry|dashboard';

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
  forbid('core-below-all', 'core imports no other room', core, { path: '^(packages/(ui|features)|apps)/' }),
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
    { path: `^packages/features/src/(${CONCEPTS})/` },
    { path: `^packages/features/src/(${CONCEPTS})/`, pathNot: '^packages/features/src/$1/' },
  ),
];

const habits: readonly IForbiddenRuleType[] = [
  forbid(
    'package-door',
    'a package is entered through its doors only',
    { path: '^(?:packages|apps)/([^/]+)/src/' },
    {
      path: '^packages/[^/]+/src/.',
      pathNot: ['^packages/$1/src/', '^packages/[^/]+/src/(embed/)?index[.]ts$'],
    },
  ),
  forbid(
    'storybook-at-the-edge',
    'nothing imports the Storybook configuration',
    { pathNot: '^[.]storybook/' },
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
    'no-broken-import',
    'every import can be found',
    { pathNot: '[.](test|stories)[.]tsx?$' },
    { couldNotResolve: true },
  ),
];

/** Every boundary of the house, each with a fixture that must break it. */
export const boundaryRules: readonly IForbiddenRuleType[] = [...layers, ...habits];

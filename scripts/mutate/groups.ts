/** Code whose tests are tried by putting faults into it. */
export interface Group {
  readonly name: string;
  /** The project of tests beside it. */
  readonly project: 'core' | 'gateway' | 'features' | 'backoffice' | 'ui';
  /** Folders and files that are changed, below the root. */
  readonly sources: readonly string[];
  /** Percent of the faults that the tests must notice. */
  readonly least: number;
}

/** Money and rights. */
const STRICT = 85;
const USUAL = 75;

const CORE = 'packages/core/src';
const UI = 'packages/ui/src';
const FEATURES = 'packages/features/src';
const PLATFORM = 'apps/gateway/src/platform';
const HOST = 'apps/backoffice/src';

const gateway = (name: string, source: string, least: number): Group => ({
  name: `gateway-${name}`,
  project: 'gateway',
  sources: [source],
  least,
});

/** What `npm run mutate` tries, one after the other. */
export const GROUPS: readonly Group[] = [
  { name: 'core', project: 'core', sources: [CORE], least: STRICT },
  gateway('ledger', 'apps/gateway/src/ledger', STRICT),
  gateway('idempotency', `${PLATFORM}/idempotency`, STRICT),
  gateway('resource', `${PLATFORM}/resource`, STRICT),
  gateway('session', 'apps/gateway/src/concepts/session', STRICT),
  gateway('rate-limit', `${PLATFORM}/rate-limit`, STRICT),
  gateway('embed-sessions', 'apps/gateway/src/concepts/embed-sessions', STRICT),
  gateway('listing', `${PLATFORM}/listing`, USUAL),
  { name: 'features-runtime', project: 'features', sources: [`${FEATURES}/runtime`], least: USUAL },
  { name: 'features-kit', project: 'features', sources: [`${FEATURES}/kit`], least: USUAL },
  { name: 'backoffice', project: 'backoffice', sources: [`${HOST}/session`, `${HOST}/routes`], least: USUAL },
  {
    name: 'ui',
    project: 'ui',
    sources: [`${UI}/data/table`, `${UI}/controls/form`, `${UI}/internal/listbox`],
    least: USUAL,
  },
];

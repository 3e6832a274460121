// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { mayOpen } from '../apps/backoffice/src/navigation/openSections';
import { BARE_PARENTS } from '../apps/backoffice/src/routes/landing';
import { ROUTE_NAMES, ROUTE_PATHS, type RouteName } from '../apps/backoffice/src/routes/paths';
import { decideRoute } from '../apps/backoffice/src/routes/RouteDecision';
import type { AppRoute } from '../apps/backoffice/src/routes/routes';
import { abilityOf } from '../apps/backoffice/src/session/AbilityProvider';
import { STORAGE_KEYS } from '../apps/backoffice/src/session/keys';
// From their own files: the rules that the seed gives to roles, and the address book of the host.
import { DEMO_ROLES } from '../apps/gateway/src/concepts/session/demoRoles';

const ROLES = ['administrator', 'operator', 'finance', 'viewer'] as const;
const VISITORS = ['signed out', 'card token', ...ROLES, 'operator + card token', 'no role'] as const;

type Visitor = (typeof VISITORS)[number];

/** A path of the specification as somebody would type it. */
const ADDRESSES: Partial<Record<RouteName, string>> = {
  'not-found': '/pages/misc/not-found/404',
  $error: '/no/such/page',
};

/** Every address that is looked at: home, those of the routes, and parents that have none of their own. */
const ASKED: readonly string[] = [
  '/',
  ...ROUTE_NAMES.map((name) => ADDRESSES[name] ?? ROUTE_PATHS[name]),
  ...BARE_PARENTS,
];

afterEach(() => localStorage.clear());

const roleOf = (visitor: Visitor) => ROLES.find((role) => visitor.startsWith(role));
const rulesOf = (visitor: Visitor) => {
  const role = roleOf(visitor);
  return role ? DEMO_ROLES[role].rules : [];
};

function arrive(visitor: Visitor): void {
  localStorage.clear();
  if (visitor.endsWith('card token')) localStorage.setItem(STORAGE_KEYS.cardToken, 'c');
  if (visitor !== 'no role' && !roleOf(visitor)) return;
  localStorage.setItem(STORAGE_KEYS.token, 't');
  localStorage.setItem(STORAGE_KEYS.userInfo, JSON.stringify({ id: visitor, abilities: rulesOf(visitor) }));
}

/** Where somebody ends who asks for an address, step by step as the page takes them. */
function endOf(address: string): { readonly path: string; readonly route: AppRoute } {
  const found = decideRoute(new URL(address, 'https://corridor.example'));
  return found.kind === 'screen' ? { path: address, route: found.route } : endOf(found.path.split('?')[0] ?? '');
}

function cellOf(address: string, visitor: Visitor): string {
  arrive(visitor);
  const { path, route } = endOf(address);
  const isRefused = route.access === 'member' && !mayOpen(abilityOf(rulesOf(visitor)), route.name);
  const what = isRefused ? 'refused' : 'opens';
  if (path === address) return what;
  return isRefused ? `→ ${path}, refused` : `→ ${path}`;
}

// @spec 2.route.*
it('every route leads everybody where the table says', async () => {
  const rows = ASKED.map((address) => [`\`${address}\``, ...VISITORS.map((visitor) => cellOf(address, visitor))]);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const text = [
    '# Routes by visitor',
    '',
    'Where each address leads whom (specification §2), with the roles of the demo data, and for a user without any. `opens`: the screen is shown. `refused`: it',
    'is in no menu, and says that the role does not include it. `→`: another address takes its place in the end. `/permission` leads home everywhere but on a developer’s own machine at a port 808x:',
    'there it leads to the first child that may be seen. Written by `npx vitest run e2e/routes.test.ts -u`, and checked by the same.',
    '',
    line(['address', ...VISITORS]),
    line(['---', ...VISITORS.map(() => '---')]),
    ...rows.map(line),
    '',
  ].join('\n');
  await expect(text).toMatchFileSnapshot('../docs/routes.md');
});

// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { mayOpen } from '../apps/backoffice/src/navigation/openSections';
import { ROUTE_NAMES, ROUTE_PATHS, type RouteName } from '../apps/backoffice/src/routes/paths';
import { decideRoute, type RouteDecision } from '../apps/backoffice/src/routes/RouteDecision';
import { abilityOf } from '../apps/backoffice/src/session/AbilityProvider';
import { STORAGE_KEYS } from '../apps/backoffice/src/session/keys';
// From their own files: the rules that the seed gives to roles, and the address book of the host.
import { DEMO_ROLES } from '../apps/gateway/src/concepts/session/demoRoles';

const ROLES = ['administrator', 'operator', 'finance', 'viewer'] as const;
const VISITORS = ['signed out', 'card token', ...ROLES] as const;

/** A path of the specification as somebody would type it. */
const ADDRESSES: Partial<Record<RouteName, string>> = {
  'not-found': '/pages/misc/not-found/404',
  $error: '/no/such/page',
};

const addressOf = (name: RouteName) => ADDRESSES[name] ?? ROUTE_PATHS[name];

afterEach(() => localStorage.clear());

function arrive(visitor: (typeof VISITORS)[number]): void {
  localStorage.clear();
  if (visitor === 'card token') localStorage.setItem(STORAGE_KEYS.cardToken, 'c');
  const role = ROLES.find((one) => one === visitor);
  if (!role) return;
  localStorage.setItem(STORAGE_KEYS.token, 't');
  localStorage.setItem(STORAGE_KEYS.userInfo, JSON.stringify({ id: role, abilities: DEMO_ROLES[role].rules }));
}

function cellOf(name: RouteName, visitor: (typeof VISITORS)[number]): string {
  arrive(visitor);
  const found: RouteDecision = decideRoute(new URL(addressOf(name), 'https://corridor.example'));
  if (found.kind !== 'screen') return `→ ${found.path.split('?')[0]}`;
  if (found.route.name !== name) return found.route.name;
  const role = ROLES.find((one) => one === visitor);
  return role && !mayOpen(abilityOf(DEMO_ROLES[role].rules), name) ? 'refused' : 'opens';
}

it('every route leads everybody where the table says', async () => {
  const rows = ROUTE_NAMES.map((name) => [
    `\`${addressOf(name)}\``,
    ...VISITORS.map((visitor) => cellOf(name, visitor)),
  ]);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const text = [
    '# Routes by visitor',
    '',
    'Where each address leads whom (specification §2), with the roles of the demo data. `opens`: the screen is shown. `refused`: it is in no menu, and says that',
    'the role does not include it. `→`: another address takes its place. `/permission` leads home everywhere but on a developer’s own machine at a port 808x:',
    'there it leads to the first child that may be seen. Written by `npx vitest run e2e/routes.test.ts -u`, and checked by the same.',
    '',
    line(['address', ...VISITORS]),
    line(['---', ...VISITORS.map(() => '---')]),
    ...rows.map(line),
    '',
  ].join('\n');
  await expect(text).toMatchFileSnapshot('../docs/routes.md');
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessOf } from '../src/routes/access.ts';
import { ROUTE_NAMES, ROUTE_PATHS } from '../src/routes/paths.ts';

const TABLE = readFileSync(join(import.meta.dirname, '..', 'src', 'routes', 'screens.ts'), 'utf8');

/** Row of the screens table: name and module. */
const ROW = /^ {2}'?([\w-]+)'?: (?:(?!^ {2}\S).)*?import\('\.\.\/(screens\/[\w/-]+)'\)/gms;

/** Modules of the screens behind sign-in by address: parsed from the table, since importing it would load the whole back office. */
function screenModules(): Readonly<Record<string, string>> {
  const modules = new Map([...TABLE.matchAll(ROW)].map(([, name, module]) => [name, `${module}.tsx`]));
  const members = ROUTE_NAMES.filter((name) => accessOf(name) === 'member');
  return Object.fromEntries(
    members.flatMap((name) => {
      const module = modules.get(name);
      return module ? [[ROUTE_PATHS[name], module]] : [];
    }),
  );
}

/** Where what loads together begins; the script in the page asks at once for the screens that have an address here. */
export const ENTRY_POINTS = {
  entry: 'main.ts',
  gate: 'app/openGate.tsx',
  gatePaths: ['/', '/login'],
  frame: ['app/openBackOffice.tsx', 'layouts/DefaultFrame.tsx'],
  screens: screenModules(),
  landing: 'screens/dashboard/DashboardScreen.tsx',
};

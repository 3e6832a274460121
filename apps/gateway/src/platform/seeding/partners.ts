/** The two partners of the seeded data, so that what separates them can be seen. */
export const DEMO_PARTNERS = {
  meridian: { id: '0198a000-0000-7000-8000-000000000001', name: 'Meridian Payments' },
  lumen: { id: '0198a000-0000-7000-8000-000000000002', name: 'Lumen Trade Services' },
} as const;

/** Ids of both seeded partners: a database may hold others beside them. */
export const DEMO_PARTNER_IDS: readonly string[] = Object.values(DEMO_PARTNERS).map(({ id }) => id);

/** Roles of the seeded users. */
export type DemoRole = 'administrator' | 'operator' | 'finance' | 'viewer';

/** A seeded user and how to sign in as it. */
export interface DemoSignIn {
  readonly username: string;
  readonly password: string;
  readonly name: string;
  readonly role: DemoRole;
  readonly partner: keyof typeof DEMO_PARTNERS;
}

const PASSWORD = 'Corridor-2026';

/** A seeded key of a partner's server, and the user that it acts for. */
export interface DemoKey {
  readonly key: string;
  readonly name: string;
  readonly username: string;
}

/** Every seeded key: for demos only, as they are printed. */
export const DEMO_KEYS: readonly DemoKey[] = [
  { key: 'key.demo-meridian-cards', name: 'Portal for cards', username: 'operator@corridor.example' },
  { key: 'key.demo-meridian-money', name: 'Portal for money', username: 'finance@corridor.example' },
  { key: 'key.demo-lumen-cards', name: 'Portal for cards', username: 'operator@lumen.example' },
];

/** Every seeded user. The last one's password is easy to guess on purpose. */
export const DEMO_SIGN_INS: readonly DemoSignIn[] = [
  {
    username: 'administrator@corridor.example',
    password: PASSWORD,
    name: 'Amara Okafor',
    role: 'administrator',
    partner: 'meridian',
  },
  {
    username: 'operator@corridor.example',
    password: PASSWORD,
    name: 'Oscar Lindqvist',
    role: 'operator',
    partner: 'meridian',
  },
  {
    username: 'finance@corridor.example',
    password: PASSWORD,
    name: 'Fatima Haddad',
    role: 'finance',
    partner: 'meridian',
  },
  { username: 'viewer@corridor.example', password: PASSWORD, name: 'Vera Novak', role: 'viewer', partner: 'meridian' },
  { username: 'operator@lumen.example', password: PASSWORD, name: 'Luis Ortega', role: 'operator', partner: 'lumen' },
  { username: 'finance@lumen.example', password: PASSWORD, name: 'Lena Duarte', role: 'finance', partner: 'lumen' },
  {
    username: 'administrator@lumen.example',
    password: PASSWORD,
    name: 'Marta Reis',
    role: 'administrator',
    partner: 'lumen',
  },
  {
    username: 'newcomer@corridor.example',
    password: 'Welcome1!',
    name: 'Noa Friedman',
    role: 'operator',
    partner: 'meridian',
  },
];

/** Name of the user who has a role at a seeded partner; records of the demo are made by their own partner's people. */
export function demoColleague(partnerId: string, asked: DemoRole): string {
  const found = DEMO_SIGN_INS.find(({ partner, role }) => DEMO_PARTNERS[partner].id === partnerId && role === asked);
  if (!found) throw new RangeError(`the demo has no ${asked} there`);
  return found.name;
}

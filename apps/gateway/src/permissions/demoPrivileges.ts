type Privilege = readonly [name: string, actions: string[]];
type Module = readonly [module: string, subject: string, privileges: readonly Privilege[]];

const viewed = (module: string, subject: string, what: string, ...privileges: Privilege[]): Module => [
  module,
  subject,
  [[`View ${what}`, ['read']], ...privileges],
];

const exported = (module: string, subject: string, what: string, ...privileges: Privilege[]): Module =>
  viewed(module, subject, what, ...privileges, [`Export ${what}`, ['export']]);

/** The privileges of the seeded partners, by the module of the screens where they are used. */
export const DEMO_PRIVILEGES: readonly Module[] = [
  viewed('Dashboard', 'dashboard', 'the dashboard'),
  viewed(
    'Merchants',
    'merchant',
    'merchants',
    ['Onboard merchants', ['create', 'update', 'upload', 'submit']],
    ['Review merchants', ['approve', 'reject', 'requestMore']],
    ['Switch merchants on and off', ['enable', 'disable']],
  ),
  exported(
    'Cards',
    'card',
    'cards',
    ['Apply for cards', ['create', 'delete', 'upload']],
    ['Block and unblock cards', ['block', 'unblock']],
    ['Report and cancel loss', ['reportLoss', 'cancelLoss']],
    ['Revoke cards', ['revoke']],
    ['Change limits', ['update']],
    ['Set PINs and ACS passwords', ['updatePin', 'resetPin', 'updateAcsPassword', 'resetAcsPassword']],
    ['Top cards up', ['topUp']],
    ['See card numbers', ['reveal']],
  ),
  exported('Cards', 'authorization', 'authorizations'),
  exported('Accounts', 'account', 'accounts', ['Open accounts', ['create']]),
  exported('Accounts', 'deposit', 'deposits'),
  exported('Accounts', 'transaction', 'transactions'),
  exported('Statements', 'statement', 'statements'),
  exported('Statements', 'statement-line', 'statement lines'),
  exported('Beneficiaries', 'beneficiary', 'beneficiaries', [
    'Keep beneficiaries',
    ['create', 'update', 'delete', 'enable', 'disable'],
  ]),
  viewed('Exchange', 'exchange-quote', 'exchange quotes', ['Ask for quotes', ['create']]),
  exported('Exchange', 'exchange-order', 'exchange orders', ['Exchange money', ['create']]),
  exported(
    'Payments',
    'payment-order',
    'payment orders',
    ['Make payments', ['create']],
    ['Cancel payments', ['cancel']],
  ),
  exported(
    'Withdrawals',
    'withdrawal-account',
    'withdrawal accounts',
    ['Keep withdrawal accounts', ['create', 'delete']],
    ['Verify withdrawal accounts', ['verify', 'reject', 'enable', 'disable']],
  ),
  exported(
    'Withdrawals',
    'withdrawal-order',
    'withdrawal orders',
    ['Withdraw money', ['create']],
    ['Cancel withdrawals', ['cancel']],
  ),
  exported('Collection', 'shop', 'shops', ['Keep shops', ['create', 'update', 'delete']]),
  exported('Collection', 'virtual-account', 'virtual accounts', ['Keep virtual accounts', ['create', 'update']]),
  exported(
    'Collection',
    'collection',
    'collections',
    ['Review collections', ['approve', 'reject']],
    ['Return collections to their payers', ['return']],
  ),
  exported('Materials', 'material', 'materials', ['Keep materials', ['create', 'update', 'delete', 'upload']]),
  exported('Materials', 'material-link', 'material links', ['Link materials', ['create', 'delete']]),
  viewed('Downloads', 'download', 'downloads', ['Make downloads', ['create', 'delete']]),
  viewed(
    'Settings',
    'user',
    'users',
    ['Keep users', ['create', 'update', 'delete', 'enable', 'disable', 'resetPassword']],
    ['Bind roles', ['bindRoles']],
  ),
  viewed('Settings', 'role', 'roles', ['Keep roles', ['create', 'update', 'delete']]),
  ['Settings', 'embed-session', [['Open embed sessions', ['create']]]],
  viewed('Settings', 'permission', 'permissions', ['Keep permissions', ['create', 'update', 'delete']]),
  [
    'Logs',
    'log',
    [
      ['View the log', ['read']],
      ['Export the log', ['export']],
    ],
  ],
];

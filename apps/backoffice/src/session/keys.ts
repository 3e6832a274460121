/** The product's short lowercase name, which every storage key begins with. @source spec §9 "Project sign" */
export const PROJECT_SIGN = 'corridor';

/** Milliseconds after which what nobody saved of a form is forgotten. @source ours */
export const DRAFT_LIFE = 24 * 60 * 60 * 1_000;

const key = (name: string): string => `${PROJECT_SIGN}-${name}`;

/**
 * Names in local storage, and of one tab's `rolePreview` in session storage. `filterValues` is the last filter of each list,
 * `datasource` what each list screen reads first, `QueryCard` when a cardholder's inquiry was last on screen. `configs` spares each load
 * its call; `timezone` stands in for its cookie.
 * @source spec §3 "Browser storage"
 */
export const STORAGE_KEYS = {
  token: key('token'),
  cardToken: key('token-card'),
  userInfo: key('user-info'),
  timezone: key('timezone'),
  filterValues: key('filterValues'),
  datasource: key('datasource'),
  queryCard: key('QueryCard'),
  isEasyPassword: key('isEasyPassword'),
  configs: key('configs'),
  recentCommands: key('recent-commands'),
  rolePreview: key('role-preview'),
} as const;

/** Where this browser remembers an operator's saved views, columns, page size and density; it outlives a session. @source ours */
export const operatorKey = (userId: string): string => key(`operator-${userId}`);

/** What the end of a session clears; configs and commands are ours. @source spec §4 */
export const SESSION_KEYS: readonly string[] = [
  STORAGE_KEYS.token,
  STORAGE_KEYS.userInfo,
  STORAGE_KEYS.filterValues,
  STORAGE_KEYS.datasource,
  STORAGE_KEYS.timezone,
  STORAGE_KEYS.isEasyPassword,
  STORAGE_KEYS.configs,
  STORAGE_KEYS.recentCommands,
];

/** What the end of a cardholder's inquiry clears. @source spec §4 */
export const CARD_SESSION_KEYS: readonly string[] = [
  STORAGE_KEYS.cardToken,
  STORAGE_KEYS.queryCard,
  STORAGE_KEYS.filterValues,
];

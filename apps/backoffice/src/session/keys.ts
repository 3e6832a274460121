/** The product's short lowercase name, which every storage key begins with. @source spec §9 "Project sign" */
export const PROJECT_SIGN = 'corridor';

const key = (name: string): string => `${PROJECT_SIGN}-${name}`;

/** Names in local storage. @source spec §3 "Browser storage" */
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
} as const;

/** What the end of a session clears; configs and commands, which belong to its partner, are ours. @source spec §4 */
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

import type { CorridorProviderProps } from '../runtime/CorridorProvider';

type WithoutChildren<Props> = Props extends unknown ? Omit<Props, 'children'> : never;

/** What a page tells its widgets once: the props of `CorridorProvider`. */
export type CorridorSettings = WithoutChildren<CorridorProviderProps>;

/** A part of the settings: any of them but the gateway, its address and its token, which make another corridor. */
export type CorridorChanges = Partial<Omit<CorridorSettings, 'gateway' | 'baseURL' | 'getAccessToken'>>;

/** The name of every setting. */
export const SETTING_NAMES = [
  'gateway',
  'baseURL',
  'getAccessToken',
  'scheme',
  'theme',
  'surface',
  'locale',
  'timezone',
  'dir',
  'density',
  'drafts',
  'onEvent',
  'onError',
  'recordHref',
  'portalRoot',
  'styleRoot',
  'nonce',
  'guarded',
  'initialData',
  'contentTokens',
  'messages',
] as const satisfies readonly (keyof CorridorSettings)[];

/** Throws unless there is a gateway, or its address and a way to a token. The types say the same to those who have them. */
export function checkAccess({ gateway, baseURL, getAccessToken }: Partial<CorridorSettings>): void {
  if (gateway || (baseURL !== undefined && getAccessToken)) return;
  throw new Error('Corridor widgets need a "gateway", or a "baseURL" and a "getAccessToken"');
}

/** Returns true if a prop is a setting of the corridor and not one of a widget. */
export const isSettingName = (name: string): boolean => SETTING_NAMES.some((setting) => setting === name);

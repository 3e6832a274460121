import type { CorridorSettings } from './settings';

/** Settings that an element can be told by an attribute. */
export const SETTING_ATTRIBUTES = {
  'base-url': 'baseURL',
  locale: 'locale',
  timezone: 'timezone',
  scheme: 'scheme',
  density: 'density',
  surface: 'surface',
  dir: 'dir',
  nonce: 'nonce',
} as const satisfies Readonly<Record<string, keyof CorridorSettings>>;

/** What an element's attributes say, by the name of the setting. */
export function settingsOf(element: HTMLElement): Record<string, unknown> {
  const said = Object.entries(SETTING_ATTRIBUTES).flatMap(([attribute, setting]) => {
    // A browser hides the attribute of a nonce from everybody; the property has it.
    const value = attribute === 'nonce' ? element.nonce : element.getAttribute(attribute);
    return value ? [[setting, value]] : [];
  });
  return Object.fromEntries(said);
}

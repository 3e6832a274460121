import type { GlobalTypes } from 'storybook/internal/types';

type Icon = NonNullable<NonNullable<GlobalTypes[string]['toolbar']>['icon']>;

function choice(title: string, icon: Icon, items: readonly string[]): GlobalTypes[string] {
  return { name: title, description: title, toolbar: { title, icon, items: [...items], dynamicTitle: true } };
}

/** What the toolbar offers; each is a global, so a URL can set it too. */
export const globalTypes: GlobalTypes = {
  theme: choice('Theme', 'contrast', ['light', 'dark', 'system']),
  locale: choice('Locale', 'globe', ['en', 'fr', 'zh']),
  direction: choice('Direction', 'transfer', ['ltr', 'rtl']),
  density: choice('Density', 'listunordered', ['comfortable', 'compact']),
  gateway: choice('Gateway', 'database', ['live', 'slow', 'failing', 'unauthorized']),
};

/** Where the toolbar stands at first; `tokens` changes custom properties of the theme by URL: `tokens.primary-fill:!hex(27b48c)`. */
export const initialGlobals = {
  theme: 'light',
  locale: 'en',
  direction: 'ltr',
  density: 'comfortable',
  gateway: 'live',
  tokens: {},
};

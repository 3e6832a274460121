import type { ThemeProviderProps } from '../packages/ui/src/theme';
import { GATEWAY_MODES, type GatewayMode } from './gateway/mode';

type Globals = Readonly<Record<string, unknown>>;

function oneOf<const Value extends string>(values: readonly Value[], asked: unknown): Value | undefined {
  return values.find((value) => value === asked);
}

/** Custom properties for the tokens that a URL changes. */
function tokensOf(asked: unknown): Record<`--cr-${string}`, string> {
  return Object.fromEntries(Object.entries(asked ?? {}).map(([name, value]) => [`--cr-${name}`, String(value)]));
}

/** The theme that toolbar, URL and story ask for. */
export function themeOf(globals: Globals) {
  return {
    scheme: oneOf(['light', 'dark', 'system'], globals.theme) ?? 'light',
    dir: oneOf(['ltr', 'rtl'], globals.direction) ?? 'ltr',
    density: oneOf(['comfortable', 'compact'], globals.density) ?? 'comfortable',
    style: tokensOf(globals.tokens),
  } satisfies ThemeProviderProps;
}

/** The locale that toolbar or URL ask for. */
export const localeOf = (globals: Globals): 'en' | 'fr' | 'zh' => oneOf(['en', 'fr', 'zh'], globals.locale) ?? 'en';

/** How the gateway behaves: what the story fixes, else what the toolbar asks for. */
export function gatewayModeOf(parameters: Globals, globals: Globals): GatewayMode {
  return oneOf(GATEWAY_MODES, parameters.gateway) ?? oneOf(GATEWAY_MODES, globals.gateway) ?? 'live';
}

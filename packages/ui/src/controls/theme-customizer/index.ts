export { DEFAULT_THEME_SETTINGS, type ThemeSettings } from './settings';
export { ThemeCustomizer, type ThemeCustomizerProps } from './ThemeCustomizer';

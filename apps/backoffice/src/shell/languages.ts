/** Languages that are spoken, each by its own name. @source spec §9 */
export const LANGUAGES = [
  { locale: 'en', name: 'English' },
  { locale: 'fr', name: 'Français' },
  { locale: 'zh', name: '中文' },
] as const;

/** Whether operators choose their language; fixed to English unless the build says otherwise. @source spec §9 "active locale fixed to en" */
export const LANGUAGE_IS_OPEN: boolean = import.meta.env.VITE_CORRIDOR_LANGUAGES === 'open';

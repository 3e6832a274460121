/** The `language` that calls carry for a locale: any `zh` locale is `zh_CN`, others their language, `en` by default. @source spec §3 */
export function wireLanguage(locale: string | undefined): string {
  const language = (locale ?? 'en').split(/[-_]/)[0]?.toLowerCase() ?? 'en';
  if (language === 'zh') return 'zh_CN';
  return language === '' ? 'en' : language;
}

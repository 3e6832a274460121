import type { I18n } from './createI18n';

/** Fetches why requests are refused, in the language that is spoken; until it is there an error is told by its kind. */
export async function fetchRefusals(i18n: I18n): Promise<void> {
  const { refusalMessages } = await import('../messages/refusals');
  if (i18n.knows(refusalMessages)) return;
  i18n.register(refusalMessages);
  await i18n.setLanguage(i18n.current().language);
  i18n.announce();
}

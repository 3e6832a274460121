import { storedLocale } from '../preferences/locale';

/** Words for a page whose dictionaries are among what cannot be fetched; else they are `host.said.network`. */
const WORDS: Readonly<Record<string, string>> = { en: 'Network Error', fr: 'Erreur réseau', zh: '网络错误' };

/** Says on a page on which nothing stands yet that its code cannot be fetched. */
export function translateNetworkError(): void {
  const place = document.getElementById('root');
  if (place && !place.firstElementChild) place.textContent = WORDS[storedLocale()] ?? null;
}

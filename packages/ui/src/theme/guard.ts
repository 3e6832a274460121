import { weakPairs } from './pairs';
import type { Theme } from './theme';

const reported = new Set<string>();

/** Says, in development and once per finding, which overridden colours fall below WCAG AA and by how much. */
export function warnAboutContrast(theme: Theme): void {
  for (const { text, ground, ratio, least } of weakPairs(theme.colors)) {
    const sentence = `[corridor] ${theme.scheme} theme: "${text}" (${theme.colors[text]}) on "${ground}" (${theme.colors[ground]}) has a contrast of ${ratio.toFixed(2)}:1; WCAG AA asks for ${least}:1.`;
    if (reported.has(sentence)) continue;
    reported.add(sentence);
    console.warn(sentence);
  }
}

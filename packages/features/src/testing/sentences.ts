import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en as uiEn } from '@corridor/ui';
import { loadMessages } from '../i18n/loadMessages';
import { loadUiMessages } from '../i18n/loadUiMessages';
import type { Dictionary, Language } from '../i18n/MessageSet';

const HOST = join(process.cwd(), 'apps/backoffice/src/messages');

/** Sentences of the host by their keys, as they stand in its files: no import points up to it. */
function hostSentences(language: Language): Dictionary {
  const files = readdirSync(join(HOST, language)).map((file) => readFileSync(join(HOST, language, file), 'utf8'));
  const lines = files.flatMap((text) => [...text.matchAll(/'(host\.[^']+)':\s+(['"])(.*)\2,$/gm)]);
  return Object.fromEntries(lines.map(([, key = '', , text = '']) => [key, text]));
}

/** Every sentence of widgets, primitives and host in a language, by its key. */
export async function sentencesOf(language: Language): Promise<Dictionary> {
  const ui = (await loadUiMessages(language)) ?? uiEn;
  return { ...(await loadMessages(language)).sentences, ...ui, ...hostSentences(language) };
}

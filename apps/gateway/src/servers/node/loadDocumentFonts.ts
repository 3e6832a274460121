import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { DocumentFont } from '../../platform/ports/DocumentFont';
import { unpackFont } from './unpackFont';

const require = createRequire(import.meta.url);
const LETTERS = dirname(require.resolve('@fontsource/noto-sans/unicode.json'));
const CHINESE = dirname(require.resolve('@fontsource/noto-sans-sc/unicode.json'));
const SCRIPTS = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'];

let loaded: Promise<DocumentFont[]> | undefined;

/** Reads the fonts of printed documents, once: Latin, Greek and Cyrillic letters, and Chinese ones for whatever is left. */
export function loadDocumentFonts(): Promise<DocumentFont[]> {
  loaded ??= readFonts();
  return loaded;
}

async function readFonts(): Promise<DocumentFont[]> {
  const ranges: Record<string, string> = JSON.parse(await readFile(join(LETTERS, 'unicode.json'), 'utf8'));
  const scripts = SCRIPTS.map((script) => readFont(LETTERS, `noto-sans-${script}`, covering(ranges[script])));
  const chinese = readFont(CHINESE, 'noto-sans-sc-chinese-simplified', () => true);
  return Promise.all([...scripts, chinese]);
}

async function readFont(folder: string, name: string, covers: DocumentFont['covers']): Promise<DocumentFont> {
  const [regular, bold] = await Promise.all(
    [400, 700].map((weight) => readFile(join(folder, 'files', `${name}-${weight}-normal.woff`))),
  );
  if (!regular || !bold) throw new Error(`the font ${name} is not there`);
  return { name, covers, regular: unpackFont(regular), bold: unpackFont(bold) };
}

/** Returns true if a letter is in ranges written as style sheets have them, such as `U+0000-00FF,U+0131`. */
function covering(ranges = ''): DocumentFont['covers'] {
  const known = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return known.some(([from, to]) => code >= from && code <= to);
  };
}

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { DocumentFont } from '../statements/pdf/DocumentFont';

const require = createRequire(import.meta.url);
const [LETTERS, CHINESE] = ['noto-sans', 'noto-sans-sc'];
const SCRIPTS = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'];

let loaded: Promise<DocumentFont[]> | undefined;

/** Reads the fonts of printed documents, once: Latin, Greek and Cyrillic letters, and Chinese ones for whatever is left. */
export function loadDocumentFonts(): Promise<DocumentFont[]> {
  loaded ??= readFonts();
  return loaded;
}

async function readFonts(): Promise<DocumentFont[]> {
  const ranges: Record<string, string> = JSON.parse(await readFile(pathOf(`${LETTERS}/unicode.json`), 'utf8'));
  const scripts = SCRIPTS.map((script) => readFont(`${LETTERS}/files/${LETTERS}-${script}`, covering(ranges[script])));
  const chinese = readFont(`${CHINESE}/files/${CHINESE}-chinese-simplified`, () => true);
  return Promise.all([...scripts, chinese]);
}

async function readFont(name: string, covers: DocumentFont['covers']): Promise<DocumentFont> {
  const [regular, bold] = await Promise.all(
    [400, 700].map((weight) => readFile(pathOf(`${name}-${weight}-normal.woff`))),
  );
  if (!regular || !bold) throw new Error(`the font ${name} is not there`);
  return { name, covers, regular, bold };
}

/** Whether a letter is in ranges written as style sheets have them, such as `U+0000-00FF,U+0131`. */
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

function pathOf(file: string): string {
  return require.resolve(`@fontsource/${file}`);
}

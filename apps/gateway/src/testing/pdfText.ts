import { inflateSync } from 'node:zlib';

/** The text of a PDF whose fonts are embedded, as who copies it would get it: each shown string by the map of its own font. */
export function pdfText(bytes: Uint8Array): string {
  const file = Buffer.from(bytes).toString('latin1');
  const objects = new Map(
    [...file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const fonts = new Map<string, Map<string, string>>();
  for (const [, name = '', id = ''] of file.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1];
    if (map) fonts.set(name, lettersOf(streamOf(objects.get(map) ?? '')));
  }
  return [...objects.values()]
    .filter((body) => body.includes('stream') && !body.includes('/Length1') && !body.includes('/Subtype'))
    .map((body) => shownBy(streamOf(body), fonts))
    .join('\n');
}

function streamOf(body: string): string {
  const data = /stream\n([\s\S]*?)\nendstream/.exec(body)?.[1] ?? '';
  const bytes = Buffer.from(data, 'latin1');
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

/** The letters of a font's glyphs, counted from the first in each range. */
function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, first = '', listed = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    for (const [index, [, text = '']] of [...listed.matchAll(/<([0-9a-f ]*)>/gi)].entries()) {
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      letters.set(glyph, Buffer.from(text.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    }
  }
  return letters;
}

function shownBy(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let letters: ReadonlyMap<string, string> = new Map();
  let text = '';
  for (const [, font, strings] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = fonts.get(font) ?? new Map();
    const glyphs = [...(strings ?? '').matchAll(/<([0-9a-f]*)>/gi)].map(([, hex = '']) => hex).join('');
    text += (glyphs.match(/.{4}/g) ?? []).map((glyph) => letters.get(glyph.toLowerCase()) ?? '').join('');
  }
  return text;
}

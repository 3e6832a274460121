import { whenIdle } from '@corridor/ui';
import regular from '@fontsource/public-sans/files/public-sans-latin-400-normal.woff2?url';
import medium from '@fontsource/public-sans/files/public-sans-latin-500-normal.woff2?url';
import semibold from '@fontsource/public-sans/files/public-sans-latin-600-normal.woff2?url';
import bold from '@fontsource/public-sans/files/public-sans-latin-700-normal.woff2?url';
import { facesOf, LATIN } from './faces';

const FILES = { 400: regular, 500: medium, 600: semibold, 700: bold };

let loading: Promise<void> | undefined;

/**
 * Brings the typeface of the product, all weights at once; until then the page is set in the system's own. A page that waits
 * for a typeface takes half as long again to lay out, and is laid out anew for each weight that comes.
 */
export function loadFonts(): Promise<void> {
  loading ??= addFaces();
  return loading;
}

async function addFaces(): Promise<void> {
  const faces = facesOf(FILES, LATIN);
  const loaded = await Promise.allSettled(faces.map((face) => face.load()));
  for (const face of loaded) if (face.status === 'fulfilled') document.fonts.add(face.value);
  whenIdle(async () => (await import('./seldomFaces')).addSeldomFaces());
}

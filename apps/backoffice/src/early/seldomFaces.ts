import italicLight from '@fontsource/public-sans/files/public-sans-latin-300-italic.woff2?url';
import light from '@fontsource/public-sans/files/public-sans-latin-300-normal.woff2?url';
import italicRegular from '@fontsource/public-sans/files/public-sans-latin-400-italic.woff2?url';
import italicMedium from '@fontsource/public-sans/files/public-sans-latin-500-italic.woff2?url';
import italicSemibold from '@fontsource/public-sans/files/public-sans-latin-600-italic.woff2?url';
import italicBold from '@fontsource/public-sans/files/public-sans-latin-700-italic.woff2?url';
import { facesOf, LATIN } from './faces';

const LIGHT = { 300: light };
const ITALICS = { 300: italicLight, 400: italicRegular, 500: italicMedium, 600: italicSemibold, 700: italicBold };

/** Adds faces that the product itself does not set; partners and prose may. @source spec §9 "weights 300 to 700, with italics" */
export function addSeldomFaces(): void {
  for (const face of facesOf(LIGHT, LATIN)) document.fonts.add(face);
  for (const face of facesOf(ITALICS, LATIN, 'italic')) document.fonts.add(face);
}

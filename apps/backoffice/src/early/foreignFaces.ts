import extLight from '@fontsource/public-sans/files/public-sans-latin-ext-300-normal.woff2?url';
import extRegular from '@fontsource/public-sans/files/public-sans-latin-ext-400-normal.woff2?url';
import extMedium from '@fontsource/public-sans/files/public-sans-latin-ext-500-normal.woff2?url';
import extSemibold from '@fontsource/public-sans/files/public-sans-latin-ext-600-normal.woff2?url';
import extBold from '@fontsource/public-sans/files/public-sans-latin-ext-700-normal.woff2?url';
import vietRegular from '@fontsource/public-sans/files/public-sans-vietnamese-400-normal.woff2?url';
import vietMedium from '@fontsource/public-sans/files/public-sans-vietnamese-500-normal.woff2?url';
import vietSemibold from '@fontsource/public-sans/files/public-sans-vietnamese-600-normal.woff2?url';
import vietBold from '@fontsource/public-sans/files/public-sans-vietnamese-700-normal.woff2?url';
import { facesOf } from './faces';

const LATIN_EXTENDED = {
  range:
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  files: { 300: extLight, 400: extRegular, 500: extMedium, 600: extSemibold, 700: extBold },
};

const VIETNAMESE = {
  range:
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
  files: { 400: vietRegular, 500: vietMedium, 600: vietSemibold, 700: vietBold },
};

/** Adds the letters of names beyond Western Europe, such as the ř of Dvořák; the browser fetches a file for the first letter in it. */
export function addForeignFaces(): void {
  for (const { files, range } of [LATIN_EXTENDED, VIETNAMESE])
    for (const face of facesOf(files, range)) document.fonts.add(face);
}

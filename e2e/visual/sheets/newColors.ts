import type { Picture } from '../png/picture';
import { ALIKE, distance, sharesOf } from './colors';

/** A colour with fewer pixels is a corner or the edge of a letter. */
const SHOWN = 64;

/** Tells picture by picture whether it shows a colour that none before it has shown. */
export function newColorsSpotter(): (picture: Picture) => boolean {
  const known: number[] = [];
  return (picture) => {
    const shown = [...sharesOf([picture])].filter(([, { pixels }]) => pixels >= SHOWN).map(([color]) => color);
    const fresh = shown.filter((color) => !known.some((other) => distance(color, other) <= ALIKE));
    known.push(...fresh);
    return fresh.length > 0;
  };
}

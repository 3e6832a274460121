import { pastedOn } from '../png/picture';
import { readNote, readPng } from '../png/readPng';
import { writePng } from '../png/writePng';
import { type Place, RECORD, type SheetRecord } from './place';

/** Reads what a sheet knows of its stories. */
export function recordOf(sheet: Buffer): SheetRecord {
  return JSON.parse(readNote(sheet, RECORD) ?? '{}');
}

/** Cuts a story's picture out of its sheet: the whole page that the story showed, as a PNG file. */
export function cutOut(sheet: Buffer, { page, kept, ground, x, y }: Place): Buffer {
  return writePng(pastedOn(page, ground, readPng(sheet, { ...kept, x, y }), kept));
}

import type { Box, Size } from '../png/picture';

/** Where a story's picture stands on a sheet, and what stood around it on its page. */
export interface Place {
  /** Size of the page that the story showed. */
  readonly page: Size;
  /** The part of the page that is on the sheet. */
  readonly kept: Box;
  /** The one colour of all that is not, 0xrrggbb. */
  readonly ground: number;
  /** Left edge on the sheet. */
  readonly x: number;
  /** Upper edge on the sheet. */
  readonly y: number;
}

/** What a sheet knows of a story. */
export interface Pictured {
  /** Digest of the screenshot's bytes: the same bytes need no look at their pixels. */
  readonly digest: string;
  /** Null where the sheet need not show it. */
  readonly place: Place | null;
}

/** What a sheet knows of its stories, by their ids. */
export type SheetRecord = Readonly<Record<string, Pictured>>;

/** Keyword under which a sheet carries its record. */
export const RECORD = 'stories';

/** A font of printed documents, for the letters that it has. */
export interface DocumentFont {
  readonly name: string;
  readonly covers: (letter: string) => boolean;
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

/** Loads the fonts of printed documents: a letter is written in the first one that covers it, or else in the last. */
export type LoadDocumentFonts = () => Promise<readonly DocumentFont[]>;

declare module '*?raw' {
  /** The text of a file as it stands. */
  const text: string;
  export = text;
}

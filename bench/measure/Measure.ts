/** Flat figures by name, such as `bytes.login.gzip`. */
export type Figures = Readonly<Record<string, number>>;

/** A measurement of `npm run bench`: a name to pick it by and what it finds. */
export interface Measure {
  readonly name: string;
  /** Other names to pick it by: figures that it finds on the way. */
  readonly also?: readonly string[];
  readonly run: () => Promise<Figures>;
}

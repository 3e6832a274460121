/** The first fields of a table written as `code:field:field`, rows parted by spaces or line ends. */
export type CodesInRows<Rows extends string, Found = never> = Rows extends `${infer Line}\n${infer Rest}`
  ? CodesInRows<Rest, Found | CodesInLine<Line>>
  : Found | CodesInLine<Rows>;

type CodesInLine<Line extends string, Found = never> = Line extends `${infer Code}:${string} ${infer Rest}`
  ? CodesInLine<Rest, Found | Code>
  : Line extends `${infer Code}:${string}`
    ? Found | Code
    : Found;

/** A table keyed by its codes; `has` accepts any text, so that it can judge input. */
export interface RowTable<Code extends string> {
  readonly codes: readonly Code[];
  has(text: unknown): text is Code;
  /** The fields after the code, in written order. */
  fieldsOf(code: Code): readonly string[];
}

/** Reads a table written as `code:field:field`. */
export function readRows<const Rows extends string>(rows: Rows): RowTable<CodesInRows<Rows>> {
  const table = new Map<unknown, readonly string[]>();
  for (const row of rows.trim().split(/\s+/)) {
    const [code, ...fields] = row.split(':');
    table.set(code, fields);
  }
  return {
    codes: codesOf<Rows>(table),
    has: (text): text is CodesInRows<Rows> => table.has(text),
    fieldsOf: (code) => table.get(code) ?? [],
  };
}

/** Guarantee: the keys of the table are exactly `CodesInRows<Rows>`, since both split the same literal. */
function codesOf<Rows extends string>(table: ReadonlyMap<unknown, unknown>): readonly CodesInRows<Rows>[] {
  return Object.freeze([...table.keys()]) as readonly CodesInRows<Rows>[];
}

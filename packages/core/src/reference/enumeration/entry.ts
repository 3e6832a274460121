/** One line of an enumeration: `[code, name]`, or the name alone where it is the wire code too. */
export type EnumerationEntry = readonly [code: string | number, name: string] | string;

/** The wire code of an entry. */
export type CodeOfEntry<Entry> = Entry extends readonly [infer Code extends string | number, string]
  ? Code
  : Entry extends string
    ? Entry
    : never;

/** The camelCase name of an entry. */
export type NameOfEntry<Entry> = Entry extends readonly [string | number, infer Name extends string]
  ? Name
  : Entry extends string
    ? Entry
    : never;

/** The code of the entry called `Name` among the union `Entry`. */
export type CodeNamed<Entry, Name> = Entry extends EnumerationEntry
  ? NameOfEntry<Entry> extends Name
    ? CodeOfEntry<Entry>
    : never
  : never;

/** The name of the entry whose code is `Code` among the union `Entry`. */
export type NameCoded<Entry, Code> = Entry extends EnumerationEntry
  ? CodeOfEntry<Entry> extends Code
    ? NameOfEntry<Entry>
    : never
  : never;

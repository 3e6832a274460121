import { isCurrencyCode } from '@corridor/core';
import { isFigure, isRecordId, unreadPart } from './texts';

/** How a value stands in an address. */
export interface Param<Value extends string> {
  readonly name: string;
  /** The value where the address says nothing that can be read. */
  readonly first: Value;
  /** The value that a text stands for; undefined where it is none. */
  read(text: string): Value | undefined;
}

/** How each of some values stands in an address. */
export type Params<Values> = { readonly [Field in keyof Values]: Param<Values[Field] & string> };

/** What an address says, and what of it cannot be read. */
export interface ReadParams<Values> {
  readonly values: Values;
  /** Such as `charges=nobody`: as if they were not there. */
  readonly unread: readonly string[];
  /** The parameters without those that cannot be read. */
  readonly kept: string;
}

/** Reads the parameters of an address. */
export type ParamsReader<Values> = (search: string) => ReadParams<Values>;

/** Declares the parameters of a screen that is no list, and returns how its address is read; never throws for any text. */
export function readerOf<Values>(params: Params<Values>): ParamsReader<Values> {
  const fields = Object.entries<Param<string>>(params);
  return (search) => {
    const values = new Map(fields.map(([field, { first }]) => [field, first]));
    const kept = new URLSearchParams();
    const unread: string[] = [];
    for (const [name, text] of new URLSearchParams(search)) {
      const [field = '', param] = fields.find(([, known]) => known.name === name) ?? [];
      // What is said twice counts once.
      const value = kept.has(name) ? undefined : param?.read(text);
      if (text !== '' && value === undefined) unread.push(unreadPart(name, text));
      if (text === '' || value === undefined) continue;
      kept.set(name, text);
      values.set(field, value);
    }
    return { values: asValues(values), unread, kept: String(kept) };
  };
}

/** Guarantee: begins with a value for each declared field, and sets none that its own parameter did not read. */
function asValues<Values>(values: ReadonlyMap<string, string>): Values {
  return Object.fromEntries(values) as Values;
}

const checked = (name: string, isRead: (text: string) => boolean): Param<string> => ({
  name,
  first: '',
  read: (text) => (isRead(text) ? text : undefined),
});

/** Any text. */
export const textParam = (name: string): Param<string> => checked(name, () => true);

/** Id of a record. */
export const idParam = (name: string): Param<string> => checked(name, isRecordId);

/** Decimal text without a sign. */
export const amountParam = (name: string): Param<string> => checked(name, isFigure);

/** Upper-case code of a currency. */
export const currencyParam = (name: string): Param<string> => checked(name, isCurrencyCode);

/** One of some codes. */
export const codeParam = <Code extends string, First extends string>(
  name: string,
  codes: readonly Code[],
  first: First,
): Param<Code | First> => ({ name, first, read: (text) => codes.find((code) => code === text) });

import type { EnumerationEntry } from './entry';
import type { Enumeration } from './enumeration';

/**
 * Declares a closed list of codes, each with a camelCase name and the message key of its label.
 *
 * An entry is `[code, name]`, or just the name where the wire carries the name itself.
 * Annotate the call with `@__PURE__` so that an unused list leaves the bundle.
 *
 * @param prefix message key prefix of the labels, such as `orders.status`
 * @throws RangeError when two entries share a code or a name
 */
export function defineEnumeration<const Prefix extends string, const Entries extends readonly EnumerationEntry[]>(
  prefix: Prefix,
  entries: Entries,
): Enumeration<Prefix, Entries> {
  const pairs = entries.map((entry) => (typeof entry === 'string' ? ([entry, entry] as const) : entry));
  const nameByCode = new Map<unknown, string>(pairs);
  const codeByName = new Map<string, string | number>(pairs.map(([code, name]) => [name, code]));
  if (nameByCode.size !== pairs.length || codeByName.size !== pairs.length) {
    throw new RangeError(`Enumeration ${prefix} repeats a code or a name`);
  }
  const nameOf = (code: string | number): string => nameByCode.get(code) ?? String(code);
  return typed<Prefix, Entries>({
    prefix,
    codes: Object.freeze(pairs.map(([code]) => code)),
    names: Object.freeze(pairs.map(([, name]) => name)),
    code: Object.freeze(Object.fromEntries(codeByName)),
    is: (value: unknown) => nameByCode.has(value),
    nameOf,
    labelKey: (code: string | number) => `${prefix}.${nameOf(code)}`,
  });
}

/** What the builder knows without the literal types of its entries. */
interface UntypedEnumeration {
  readonly prefix: string;
  readonly codes: readonly (string | number)[];
  readonly names: readonly string[];
  readonly code: Readonly<Record<string, string | number>>;
  is(value: unknown): boolean;
  nameOf(code: string | number): string;
  labelKey(code: string | number): string;
}

/** Guarantee: every member was computed from `Entries` in order, so the literal types hold. */
function typed<Prefix extends string, Entries extends readonly EnumerationEntry[]>(
  built: UntypedEnumeration,
): Enumeration<Prefix, Entries> {
  return built as unknown as Enumeration<Prefix, Entries>;
}

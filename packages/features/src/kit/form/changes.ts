/** Returns true if two values are the same as data of JSON. */
export function isSameData(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What of nested values was changed since others. */
export function changesSince(first: Readonly<Record<string, unknown>>, now: Readonly<Record<string, unknown>>) {
  const changed = Object.entries(now).filter(([name, value]) => !isSameData(value, first[name]));
  return Object.fromEntries(
    changed.map(([name, value]): [string, unknown] => {
      const before = first[name];
      return [name, isGroup(value) && isGroup(before) ? changesSince(before, value) : value];
    }),
  );
}

/** Nested values with changes made to them. */
export function withChanges(first: Readonly<Record<string, unknown>>, changes: Readonly<Record<string, unknown>>) {
  const made = Object.entries(changes).map(([name, value]): [string, unknown] => {
    const before = first[name];
    return [name, isGroup(value) && isGroup(before) ? withChanges(before, value) : value];
  });
  return { ...first, ...Object.fromEntries(made) };
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

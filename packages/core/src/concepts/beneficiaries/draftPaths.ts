/** A record of texts and records, such as a draft's parts. */
type Part = Readonly<Record<string, unknown>>;

/** The value at a dotted path of a record; undefined where there is none. */
export function valueAt(record: Part, path: string): unknown {
  let value: unknown = record;
  for (const name of path.split('.')) value = isPart(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return value;
}

/** The dotted paths of all values in a record that are neither records nor absent; a blank text is. */
export function pathsIn(record: Part, prefix = ''): string[] {
  return Object.entries(record).flatMap(([name, value]) => {
    const path = prefix + name;
    if (value === undefined || value === null || (typeof value === 'string' && value.trim() === '')) return [];
    return isPart(value) ? pathsIn(value, `${path}.`) : [path];
  });
}

/** A record made of dotted paths and their values. */
export function recordOf(values: ReadonlyMap<string, unknown>): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const [path, value] of values) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let part = record;
    for (const name of names) {
      const inner = part[name];
      part = part[name] = isPart(inner) ? { ...inner } : {};
    }
    part[last] = value;
  }
  return record;
}

function isPart(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const SECRET_NAMES = /secret|password|pin$|^pin|cvv|token|hash|cardnumber/i;

/** A copy in which every field that is named like a secret shows only that it was set. */
export function withoutSecrets(record: Record<string, unknown> | null): Record<string, unknown> | null {
  if (!record) return null;
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, shown(name, value)]));
}

function shown(name: string, value: unknown): unknown {
  if (SECRET_NAMES.test(name) && typeof value === 'string') return '***';
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map((item) => shown(name, item));
  if (typeof value === 'object' && value !== null) return withoutSecrets(Object.fromEntries(Object.entries(value)));
  return value;
}

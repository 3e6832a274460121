const SECRET_NAMES = /secret|password|pin$|^pin|cvv|token|hash|cardnumber/i;

/** Returns true if a field of this name holds what nobody may read: a password, PIN, code, token or card number. */
export function isSecretName(name: string): boolean {
  return SECRET_NAMES.test(name);
}

const PERSONAL_NAMES =
  /^(account|accountNumber|iban|pixKey|clabe|cpf|cnpj|idNumber|dateOfBirth|email|mobileNumber|line[12]|postalCode)$/;
const SHOWN = 4;

/** A copy in which a field that is named like a secret shows only that it was set, and one of a person its last characters. */
export function withoutSecrets(record: Record<string, unknown> | null): Record<string, unknown> | null {
  if (!record) return null;
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, shown(name, value)]));
}

function shown(name: string, value: unknown): unknown {
  if (isSecretName(name) && typeof value === 'string') return '***';
  if (PERSONAL_NAMES.test(name) && typeof value === 'string') return masked(value);
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map((item) => shown(name, item));
  if (typeof value === 'object' && value !== null) return withoutSecrets(Object.fromEntries(Object.entries(value)));
  return value;
}

function masked(text: string): string {
  return text.length > 2 * SHOWN ? `***${text.slice(-SHOWN)}` : '***';
}

/** The database cannot be reached, is shutting down or takes too long. Nothing was changed, unless it went away while it committed: then the request id tells. */
export class DatabaseUnavailable extends Error {
  override readonly name: string = 'DatabaseUnavailable';
}

/** The database has no space left to write to; it may still be read, and nothing was changed. */
export class DatabaseFull extends DatabaseUnavailable {
  override readonly name = 'DatabaseFull';
}

/** Another transaction held what this one needed for too long; nothing was changed. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';
}

const UNAVAILABLE_STATES = /^(08|53|57P|57014|58030|25P03|3D000|28)/;
const UNAVAILABLE_CODES = /^E(CONN|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN|NOTFOUND)/;
const UNAVAILABLE_WORDS =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|PGlite is closed|pool after calling end/i;
const FULL_CODES: readonly string[] = ['53100', 'ENOSPC', 'EDQUOT'];
const READ_ONLY = '25006';
const BUSY_STATES: readonly string[] = ['55P03', '40001', '40P01'];

/** The SQLSTATE or system code of a failure, looked for through its causes; undefined when it has none. */
export function codeOf(reason: unknown): string | undefined {
  for (let error: unknown = reason, depth = 0; error instanceof Error && depth < 5; error = error.cause, depth += 1) {
    if ('code' in error && typeof error.code === 'string') return error.code;
  }
  return undefined;
}

/** The constraint or unique index that a failure names; undefined when it names none. */
export function constraintOf(reason: unknown): string | undefined {
  for (let error: unknown = reason, depth = 0; error instanceof Error && depth < 5; error = error.cause, depth += 1) {
    if ('constraint' in error && typeof error.constraint === 'string') return error.constraint;
  }
  return undefined;
}

/** Names a driver's failure: unavailable, busy, or the failure itself. The driver's text, which may hold data, is dropped. */
export function toDatabaseError(reason: unknown): unknown {
  if (!(reason instanceof Error)) return reason;
  const code = codeOf(reason) ?? '';
  if (BUSY_STATES.includes(code)) return new DatabaseBusy(`database busy (${code})`);
  if (FULL_CODES.includes(code)) return new DatabaseFull(`database without space (${code})`);
  const words = `${reason.message} ${reason.cause instanceof Error ? reason.cause.message : ''}`;
  if (UNAVAILABLE_STATES.test(code) || UNAVAILABLE_CODES.test(code) || UNAVAILABLE_WORDS.test(words)) {
    return new DatabaseUnavailable(`database not reachable${code ? ` (${code})` : ''}`);
  }
  return reason;
}

/** Names a failure of what may write like `toDatabaseError`; a server that takes no writes, as a standby, is unavailable. */
export function toWriteError(reason: unknown): unknown {
  return codeOf(reason) === READ_ONLY
    ? new DatabaseUnavailable('database takes no writes (25006)')
    : toDatabaseError(reason);
}

/** Returns true if a transaction lost against another one and may simply be run again. */
export function isRetryable(reason: unknown): boolean {
  const code = codeOf(reason);
  return code === '40001' || code === '40P01';
}

/** What a log line may hold: ids, names of operations and figures; never bodies, tokens or personal data. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Where the gateway tells what happened. */
export interface Logger {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/** A logger that writes one line of JSON per event. */
export function createLogger(write: (line: string) => void, now: () => Date = () => new Date()): Logger {
  const line =
    (level: string) =>
    (event: string, fields: LogFields = {}) =>
      write(JSON.stringify({ at: now().toISOString(), level, event, ...fields }));
  return { info: line('info'), warn: line('warn'), error: line('error') };
}

/** A logger that keeps silent. */
export const silentLogger: Logger = { info: () => {}, warn: () => {}, error: () => {} };

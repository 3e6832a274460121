/** Files of code by the screens that need them, as the build wrote them down: names, and for each address positions among them. */
export interface CodeTable {
  readonly files: readonly string[];
  /** The login page, for somebody without a session. */
  readonly gate: readonly number[];
  /** The frame, for everybody else. */
  readonly frame: readonly number[];
  readonly screens: Readonly<Record<string, readonly number[]>>;
  /** What stands where a screen is still to come. */
  readonly placeholder: readonly number[];
}

/** Asks for all the code of a screen at once, which would else be found out piece by piece. */
export function preloadCode(table: CodeTable, path: string, hasSession: boolean): void {
  const needed = hasSession ? [...table.frame, ...(table.screens[path] ?? table.placeholder)] : table.gate;
  for (const position of new Set(needed)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/${table.files[position]}`;
    document.head.append(link);
  }
}

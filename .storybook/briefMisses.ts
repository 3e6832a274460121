interface Config {
  readonly getElementError: (message: string | null, container: Element) => Error;
}

/** The settings of one copy of Testing Library. */
interface Settings {
  readonly getConfig: () => Config;
  readonly configure: (change: Pick<Config, 'getElementError'>) => void;
}

/**
 * Lets a query that is asked again and again until something appears say only what it misses: when it gives up, it prints the
 * whole page once, and before that nobody reads it.
 */
export function briefMisses({ getConfig, configure }: Settings): void {
  const { getElementError } = getConfig();
  const isAskedAgain = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
  configure({
    getElementError: (message, container) =>
      isAskedAgain() ? new Error(message ?? undefined) : getElementError(message, container),
  });
}

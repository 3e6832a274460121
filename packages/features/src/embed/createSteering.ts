import type { Methods } from './entryOf';

/** Methods of a widget that can be called before its code is there. */
export interface Steering {
  readonly receive: (methods: Methods | null) => void;
  readonly call: (method: string, values: readonly unknown[]) => Promise<unknown>;
  /** Refuses what still waits, and every later call. */
  readonly end: () => void;
}

type Waiter = { readonly go: (methods: Methods) => void; readonly stop: (reason: Error) => void };

/** Calls a method that the registry has named; its values were checked where the widget's name was known. */
function callMethod(methods: Methods, method: string, values: readonly unknown[]): unknown {
  const run = methods[method] as ((...given: readonly unknown[]) => unknown) | undefined;
  return run?.(...values);
}

/** Makes the steering of one mounted widget. */
export function createSteering(): Steering {
  let current: Methods | null = null;
  let ended = false;
  const waiters = new Set<Waiter>();
  const arrival = () =>
    new Promise<Methods>((go, stop) => {
      if (current) go(current);
      else if (ended) stop(new Error('This widget is no longer in the page'));
      else waiters.add({ go, stop });
    });
  return {
    receive(methods) {
      current = methods;
      if (!methods) return;
      for (const { go } of waiters) go(methods);
      waiters.clear();
    },
    call: async (method, values) => callMethod(await arrival(), method, values),
    end() {
      [ended, current] = [true, null];
      for (const { stop } of waiters) stop(new Error('This widget is no longer in the page'));
      waiters.clear();
    },
  };
}

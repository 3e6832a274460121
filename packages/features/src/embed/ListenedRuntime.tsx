import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { createReporter } from '../runtime/createReporter';
import { type Runtime, RuntimeContext, useRuntime } from '../runtime/Runtime';
import type { Placement } from './Placement';

/** Props of `ListenedRuntime`. */
export interface ListenedRuntimeProps extends Pick<Placement, 'onEvent' | 'onError'> {
  readonly children: ReactNode;
}

/** The runtime of the provider around it, with listeners that hear of one widget only. */
export function ListenedRuntime({ onEvent, onError, children }: ListenedRuntimeProps) {
  const shared = useRuntime();
  const latest = useRef({ onEvent, onError });
  useEffect(() => {
    latest.current = { onEvent, onError };
  });
  const runtime = useMemo((): Runtime => {
    const own = createReporter((error, context) => latest.current.onError?.(error, context));
    return {
      ...shared,
      emit(event) {
        shared.emit(event);
        latest.current.onEvent?.(event);
      },
      reporter: {
        failed(error, context) {
          shared.reporter.failed(error, context);
          own.failed(error, context);
        },
        succeeded() {
          shared.reporter.succeeded();
          own.succeeded();
        },
      },
    };
  }, [shared]);
  return <RuntimeContext.Provider value={runtime}>{children}</RuntimeContext.Provider>;
}

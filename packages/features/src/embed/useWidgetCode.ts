import { GatewayError } from '@corridor/core';
import { useCallback, useEffect, useState } from 'react';
import { useRuntime } from '../runtime/Runtime';
import type { WidgetName } from './EmbeddableWidgets';
import { type AnyWidget, entryOf } from './entryOf';

interface Code {
  readonly Widget?: AnyWidget;
  readonly error?: GatewayError;
}

const asLost = (cause: unknown): GatewayError =>
  new GatewayError('network', { msg: 'The code of a widget could not be fetched', cause });

/** Fetches the code of a widget; that it could not be had is told, and fetching can be tried again. */
export function useWidgetCode(name: WidgetName): Code & { readonly retry: () => void } {
  const { reporter } = useRuntime();
  const [code, setCode] = useState<Code>({});
  const [load, setLoad] = useState(() => entryOf(name).load);
  useEffect(() => {
    let wanted = true;
    const fail = (cause: unknown) => {
      if (!wanted) return;
      const error = asLost(cause);
      setCode({ error });
      reporter.failed(error, { segment: 'widget', verb: 'render' });
    };
    load().then((Widget) => wanted && setCode({ Widget }), fail);
    return () => {
      wanted = false;
    };
  }, [load, reporter]);
  const retry = useCallback(() => {
    setCode({});
    // Another function, so that the effect runs again.
    setLoad(() => () => entryOf(name).load());
  }, [name]);
  return { ...code, retry };
}

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { SelectOption } from '../../internal/listbox/option';
import { filterOptions } from './filterOptions';

/** Looks options up elsewhere; rejects or throws when that fails, and stops when the signal does. */
export type LoadOptions<Option extends SelectOption = SelectOption> = (
  query: string,
  signal: AbortSignal,
) => Promise<readonly Option[]>;

/** Options that can be chosen now. */
export interface OptionsState<Option extends SelectOption = SelectOption> {
  readonly options: readonly Option[];
  readonly status: 'ready' | 'loading' | 'failed';
  readonly retry: () => void;
}

interface OptionsSource<Option extends SelectOption> {
  readonly options: readonly Option[];
  readonly load: LoadOptions<Option> | undefined;
  readonly query: string;
  /** Nothing is looked up while it is closed. */
  readonly open: boolean;
  /** Milliseconds of rest before a typed query is looked up. */
  readonly debounce: number;
}

/** Filters the options given, or looks them up: after a rest, one at a time, the answer to an older query thrown away. */
export function useOptions<Option extends SelectOption = SelectOption>({
  options,
  load,
  query,
  open,
  debounce,
}: OptionsSource<Option>): OptionsState<Option> {
  const [found, setFound] = useState<Omit<OptionsState<Option>, 'retry'>>({ options: [], status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  }, [load]);
  const remote = load !== undefined;

  useEffect(() => {
    if (!remote || !open) return;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      try {
        const answer = await latest.current?.(query, signal);
        if (!signal.aborted) setFound({ options: answer ?? [], status: 'ready' });
      } catch {
        if (!signal.aborted) setFound({ options: [], status: 'failed' });
      }
    };
    setFound((before) => ({ options: before.options, status: 'loading' }));
    const timer = setTimeout(ask, query && attempt === 0 ? debounce : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [remote, open, query, debounce, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const local = useMemo(() => (remote ? [] : filterOptions(options, query)), [remote, options, query]);
  return remote ? { ...found, retry } : { options: local, status: 'ready', retry };
}

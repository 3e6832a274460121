import { useCallback, useState } from 'react';

/** A value that the caller holds when it is given, and that is kept here when it is not. */
export function useControlled<Value>(
  given: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): readonly [Value, (value: Value) => void] {
  const [kept, keep] = useState(initial);
  const set = useCallback(
    (value: Value) => {
      keep(value);
      onChange?.(value);
    },
    [onChange],
  );
  return [given === undefined ? kept : given, set];
}

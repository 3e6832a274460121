import { useEffect, useReducer } from 'react';
import type { Deferred } from './createDeferred';

interface DeferredPartProps<Props> {
  readonly of: Deferred<Props>;
  /** Props of the part itself. */
  readonly own: Props;
  /** Its code could not be fetched; drawing it again tries again. */
  readonly onLost: () => void;
}

/** Draws nothing until the code of a part is there, and from then on in the same breath. */
export function DeferredPart<Props extends object>({ of, own, onLost }: DeferredPartProps<Props>) {
  const [, redraw] = useReducer((drawn: number) => drawn + 1, 0);
  const Part = of.part();
  const missing = Part === undefined;
  useEffect(() => {
    if (!missing) return undefined;
    let wanted = true;
    of.fetch().then(
      () => wanted && redraw(),
      () => wanted && onLost(),
    );
    return () => {
      wanted = false;
    };
  }, [of, missing, onLost]);
  return Part ? <Part {...own} /> : null;
}

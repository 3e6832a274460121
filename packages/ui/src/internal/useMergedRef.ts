import { type ForwardedRef, useCallback } from 'react';

/** One ref callback for the ref a caller gave and one of our own; both must keep their identity between renders. */
export function useMergedRef<Node>(first: ForwardedRef<Node>, second: ForwardedRef<Node>) {
  return useCallback(
    (node: Node | null) => {
      for (const ref of [first, second]) {
        if (typeof ref === 'function') ref(node);
        else if (ref) ref.current = node;
      }
    },
    [first, second],
  );
}

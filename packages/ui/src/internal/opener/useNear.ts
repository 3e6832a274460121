import { useEffect, useMemo } from 'react';
import { whenIdle } from './whenIdle';

/** Listeners that fetch the code of a layer as soon as somebody comes near what opens it; without that, once the page is calm. */
export function useNear(fetch: () => Promise<void>) {
  useEffect(() => whenIdle(fetch), [fetch]);
  return useMemo(() => {
    const near = () => void fetch().catch(() => undefined);
    return { onPointerEnter: near, onFocus: near };
  }, [fetch]);
}

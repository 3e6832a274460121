import { useEffect, useState } from 'react';

/** Something inside that the keyboard reaches anyway, and that scrolls its surroundings along. */
const REACHABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/** Makes a box a stop of the keyboard while it scrolls and nothing in it can be focused, so that it can be read to its end. */
export function useScrollStop() {
  const [node, ref] = useState<HTMLElement | null>(null);
  const [stops, setStops] = useState(false);
  useEffect(() => {
    if (!node || typeof ResizeObserver === 'undefined') return undefined;
    const look = () => setStops(node.scrollHeight > node.clientHeight && node.querySelector(REACHABLE) === null);
    const observer = new ResizeObserver(look);
    observer.observe(node);
    return () => observer.disconnect();
  }, [node]);
  return { ref, tabIndex: stops ? 0 : undefined };
}

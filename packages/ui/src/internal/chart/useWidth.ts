import { type RefCallback, useState } from 'react';
import { useScreenEffect } from '../useScreenEffect';

/** Width that is drawn where nothing can be measured, such as on a server. */
const UNMEASURED = 640;

/** Ref of an element and its width in pixels, kept up with its changes. */
export function useWidth(): readonly [RefCallback<HTMLDivElement>, number] {
  const [node, setNode] = useState<HTMLDivElement | null>(null);
  const [width, setWidth] = useState(UNMEASURED);
  useScreenEffect(() => {
    if (!node || typeof ResizeObserver === 'undefined') return;
    const measure = () => setWidth(Math.floor(node.clientWidth) || UNMEASURED);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [node]);
  return [setNode, width];
}

import { useEffect } from 'react';
import type { ToastTransitionProps } from 'react-toastify/unstyled';
import { useScreenEffect } from '../../internal/useScreenEffect';

const EXIT_MS = 160;
const STILL = '(prefers-reduced-motion: reduce)';

/** How a toast comes and goes: its entrance is a rule of the stylesheet, its exit fades, and neither keeps it waiting without motion. */
export function ToastTransition({
  isIn,
  done,
  nodeRef,
  playToast,
  preventExitTransition,
  children,
}: ToastTransitionProps) {
  useScreenEffect(() => {
    playToast();
  }, [playToast]);
  useEffect(() => {
    if (isIn) return;
    const node = nodeRef.current;
    if (!node?.animate || preventExitTransition || matchMedia(STILL).matches) {
      done();
      return;
    }
    const exit = node.animate({ opacity: [1, 0] }, { duration: EXIT_MS, fill: 'forwards' });
    exit.onfinish = () => done();
    return () => exit.cancel();
  }, [isIn, done, nodeRef, preventExitTransition]);
  return <>{children}</>;
}

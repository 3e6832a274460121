'use client';

import { forwardRef, type HTMLAttributes, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../../messages/MessagesProvider';
import { usePortalRoot } from '../../theme/context';
import { OverlayPanel, OverlayRing, OverlayRoot } from './loadingOverlay.styles';
import { loadingOverlayEn } from './messages';

/** Milliseconds that loading may take before the overlay opens. @source spec §9 */
const DELAY_MS = 5000;

/** Props of `LoadingOverlay`. */
export interface LoadingOverlayProps extends HTMLAttributes<HTMLDivElement> {
  readonly loading: boolean;
  /** Milliseconds before it opens. Default 5000. */
  readonly delay?: number;
  /** What is being waited for; "Still loading" when absent. */
  readonly children?: ReactNode;
}

/** Covers the window when navigation takes long, and says so. @source spec §9 */
export const LoadingOverlay = forwardRef<HTMLDivElement, LoadingOverlayProps>(function LoadingOverlay(
  { loading, delay = DELAY_MS, children, ...rest },
  ref,
) {
  const message = useMessages(loadingOverlayEn);
  const root = usePortalRoot();
  const late = useLate(loading, delay);
  if (!loading || !late || !root) return null;
  return createPortal(
    <OverlayRoot ref={ref} role="status" {...rest}>
      <OverlayPanel>
        <OverlayRing aria-hidden="true" />
        {children ?? message('loadingOverlay.loading')}
      </OverlayPanel>
    </OverlayRoot>,
    root,
  );
});

function useLate(loading: boolean, delay: number): boolean {
  const [late, setLate] = useState(delay === 0);
  useEffect(() => {
    setLate(delay === 0);
    if (!loading || delay === 0) return undefined;
    const timer = setTimeout(() => setLate(true), delay);
    return () => clearTimeout(timer);
  }, [loading, delay]);
  return late;
}

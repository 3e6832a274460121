'use client';

import { forwardRef, type HTMLAttributes } from 'react';
import { ToastContainer } from 'react-toastify/unstyled';
import { CloseIcon, Icon } from '../../icon';
import { useMessages } from '../../messages';
import { useTheme } from '../../theme/context';
import type { Toasts } from './createToasts';
import { toastEn } from './messages';
import { ToastClose, ToastLayerRoot } from './toast.styles';
import { ToastTransition } from './toastTransition';

/** The three layers: 5000 ms in the corner, 4000 ms in the corner, and the centre with a progress bar. @source spec §9 */
export type ToastVariant = 'corner' | 'brief' | 'center';

/** Props of `ToastLayer`; what is not named here goes to the element around the toasts. */
export interface ToastLayerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  readonly toasts: Toasts;
  /** Default corner. */
  readonly variant?: ToastVariant;
}

const DURATION: Readonly<Record<ToastVariant, number>> = { corner: 5000, brief: 4000, center: 5000 };

/** Layers that stand on one page have names of their own. */
const REGION = { corner: 'toast.region', brief: 'toast.region.brief', center: 'toast.region.center' } as const;

/** How many toasts a layer shows at once; more wait their turn. @source spec §9 */
export const TOAST_LIMIT = 20;

/** Share of its width that a toast is dragged before it goes. @source spec §9 */
const DRAG_PERCENT = 60;

/** Where toasts appear: they wait while the pointer is on them or the window is left, and close by click, button, drag or time. */
export const ToastLayer = forwardRef<HTMLDivElement, ToastLayerProps>(function ToastLayer(
  { toasts, variant = 'corner', ...rest },
  ref,
) {
  const message = useMessages(toastEn);
  const { dir } = useTheme();
  return (
    <ToastLayerRoot ref={ref} {...rest} data-toasts="">
      <ToastContainer
        containerId={toasts.containerId}
        aria-label={message(REGION[variant])}
        position={variant === 'center' ? 'top-center' : 'top-right'}
        autoClose={DURATION[variant]}
        hideProgressBar={variant !== 'center'}
        limit={TOAST_LIMIT}
        newestOnTop
        draggable
        draggablePercent={DRAG_PERCENT}
        pauseOnHover
        pauseOnFocusLoss
        closeOnClick
        rtl={dir === 'rtl'}
        icon={false}
        transition={ToastTransition}
        closeButton={({ closeToast }) => (
          <ToastClose
            type="button"
            aria-label={message('toast.close')}
            onClick={(event) => {
              event.stopPropagation();
              closeToast(true);
            }}
          >
            <Icon of={CloseIcon} size="sm" />
          </ToastClose>
        )}
      />
    </ToastLayerRoot>
  );
});

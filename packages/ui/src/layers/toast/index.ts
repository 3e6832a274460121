export { createToasts, type ToastOptions, type Toasts } from './createToasts';
export type { ToastKind } from './ToastKind';
export { TOAST_LIMIT, ToastLayer, type ToastLayerProps, type ToastVariant } from './ToastLayer';
export { useToasts } from './useToasts';

export { createToasts, type ToastKind, type ToastOptions, type Toasts } from './createToasts';
export { TOAST_LIMIT, ToastLayer, type ToastLayerProps, type ToastVariant } from './ToastLayer';
export { useToasts } from './useToasts';

import { useId, useMemo } from 'react';
import { createToasts, type Toasts } from './createToasts';

/** The toasts of a layer that this component owns; give them to one `ToastLayer`. */
export function useToasts(): Toasts {
  const id = useId();
  return useMemo(() => createToasts(id), [id]);
}

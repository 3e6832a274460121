import {
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
} from 'react';
import type { ListPress } from '../useListPress';
import { whenIdle } from './whenIdle';

/** How a layer was opened: by a pointer, or by the keyboard at its first or last item. */
export type Entry = 'pointer' | 'first' | 'last';

/** What opens a layer whose code may still be on its way. */
export interface OpenerOptions {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly kind: 'menu' | 'dialog';
  /** The list that it opens, if it is one. */
  readonly list?: ListPress<unknown>;
  readonly fetch: () => Promise<void>;
}

/** Attributes and listeners of the element that opens a layer; the layer's code is fetched as soon as somebody comes near. */
export function useOpener({ open, onOpenChange, kind, list, fetch }: OpenerOptions) {
  const ids = { opener: useId(), layer: useId() };
  const reference = useRef<HTMLElement | null>(null);
  const entry = useRef<Entry>('pointer');
  useEffect(() => whenIdle(fetch), [fetch]);
  const comeNear = () => void fetch().catch(() => undefined);
  const getProps = (own: HTMLAttributes<HTMLElement>) => ({
    id: own.id ?? ids.opener,
    'aria-haspopup': kind,
    'aria-expanded': open,
    'aria-controls': open ? ids.layer : undefined,
    onPointerEnter: after(own.onPointerEnter, comeNear),
    onFocus: after(own.onFocus, comeNear),
    onPointerDown: after(own.onPointerDown, (event: PointerEvent<HTMLElement>) =>
      list?.pressOpener(event, () => {
        entry.current = 'pointer';
        onOpenChange(true);
      }),
    ),
    onClick: after(own.onClick, (event: MouseEvent<HTMLElement>) => {
      if (list?.endsOpening(event)) return;
      // A click without a pointer is a press of Enter or Space.
      entry.current = event.detail === 0 ? 'first' : 'pointer';
      onOpenChange(!open);
    }),
    onKeyDown: after(own.onKeyDown, (event: KeyboardEvent<HTMLElement>) => {
      if (kind !== 'menu' || open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
      event.preventDefault();
      entry.current = event.key === 'ArrowDown' ? 'first' : 'last';
      onOpenChange(true);
    }),
  });
  return { reference, entry, layerId: ids.layer, getProps };
}

function after<Event>(own: ((event: Event) => void) | undefined, then: (event: Event) => void) {
  return (event: Event) => {
    own?.(event);
    then(event);
  };
}

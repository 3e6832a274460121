import { useEffect, useRef, useState } from 'react';
import { type LayerOptions, useLayer, useLayerHover, useLayerList, useLayerProps } from '../../internal/layer';
import type { Entry } from '../../internal/opener/useOpener';

type MenuLayerOptions = Pick<
  LayerOptions,
  'open' | 'onOpenChange' | 'side' | 'align' | 'gap' | 'trigger' | 'reference' | 'still'
> & {
  /** A submenu: opens on hover and with the arrow that points at it. */
  readonly nested?: boolean;
  /** The keyboard opened it: at its first or last item. */
  readonly entry?: Entry;
};

/** The layer, focus and typing ahead of one level of a menu. */
export function useMenuLayer({ nested = false, entry, ...options }: MenuLayerOptions) {
  const elements = useRef<(HTMLElement | null)[]>([]);
  const labels = useRef<(string | null)[]>([]);
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const layer = useLayer({ ...options, role: 'menu', maxHeight: 480 });
  const hover = useLayerHover(layer, { enabled: nested, delay: { open: 75 }, focus: false, blocking: true });
  // No index counts as disabled, because what cannot be done must be reachable to say why.
  const list = useLayerList(layer, {
    elements,
    labels,
    activeIndex,
    onActiveIndexChange: setActiveIndex,
    nested,
    disabledIndices: [],
    ...(entry && { focusItemOnOpen: entry === 'first' }),
  });
  useEffect(() => {
    if (entry === 'last') setActiveIndex(elements.current.length - 1);
  }, [entry]);
  const props = useLayerProps(layer, ...hover, ...list);
  return { layer, elements, labels, activeIndex, ...props };
}

/** What `useMenuLayer` gives. */
export type MenuLayer = ReturnType<typeof useMenuLayer>;

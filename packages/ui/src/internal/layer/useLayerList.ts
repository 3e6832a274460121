import { type ElementProps, useListNavigation, useTypeahead } from '@floating-ui/react';
import type { MutableRefObject } from 'react';
import { useTheme } from '../../theme/context';
import type { Layer } from './useLayer';

/** Options of `useLayerList`. */
export interface LayerListOptions {
  /** Elements of the items by index. */
  readonly elements: MutableRefObject<(HTMLElement | null)[]>;
  /** Words of the items by index, for typing ahead; none switches it off. */
  readonly labels?: MutableRefObject<(string | null)[]>;
  readonly activeIndex: number | null;
  readonly onActiveIndexChange: (index: number | null) => void;
  readonly selectedIndex?: number | null;
  /** Typing ahead while it is closed, which selects at once as a native select does. */
  readonly onTypeWhileClosed?: (index: number) => void;
  /** The focus stays in an input and the active item is named by `aria-activedescendant`. */
  readonly virtual?: boolean;
  /** The list belongs to an item of another list (a submenu). */
  readonly nested?: boolean;
  readonly loop?: boolean;
  readonly disabledIndices?: number[] | ((index: number) => boolean);
  readonly orientation?: 'vertical' | 'horizontal' | 'both';
  /** Columns of a grid. */
  readonly columns?: number;
  readonly focusItemOnOpen?: boolean | 'auto';
}

/** Arrow keys, Home, End and typing ahead over the items of a layer, in either direction of text. */
export function useLayerList(layer: Layer, options: LayerListOptions): ElementProps[] {
  const { elements, labels, activeIndex, onActiveIndexChange, selectedIndex, onTypeWhileClosed, virtual, nested } =
    options;
  const { dir } = useTheme();
  const navigation = useListNavigation(layer.context, {
    listRef: elements,
    activeIndex,
    selectedIndex,
    onNavigate: onActiveIndexChange,
    virtual,
    nested,
    loop: options.loop ?? true,
    rtl: dir === 'rtl',
    disabledIndices: options.disabledIndices,
    orientation: options.orientation,
    cols: options.columns,
    focusItemOnOpen: options.focusItemOnOpen,
    allowEscape: virtual,
  });
  const typeahead = useTypeahead(layer.context, {
    listRef: labels ?? NO_LABELS,
    enabled: labels !== undefined,
    activeIndex,
    selectedIndex,
    onMatch: layer.open ? onActiveIndexChange : onTypeWhileClosed,
  });
  return [navigation, typeahead];
}

const NO_LABELS: MutableRefObject<(string | null)[]> = { current: [] };

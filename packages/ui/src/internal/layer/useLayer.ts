import {
  autoUpdate,
  type ElementProps,
  type OpenChangeReason,
  type UseFloatingReturn,
  type UseRoleProps,
  useClick,
  useDismiss,
  useFloating,
  useFloatingNodeId,
  useRole,
} from '@floating-ui/react';
import { type RefObject, useContext, useMemo } from 'react';
import { useTheme } from '../../theme/context';
import { useScreenEffect } from '../useScreenEffect';
import { FixedLayer } from './fixedLayer';
import { layerMiddleware } from './middleware';
import { type LayerAlign, type LayerSide, placementOf } from './placement';
import { useEscapeOn } from './useEscapeOn';

/** What closes a layer besides its owner. */
export interface LayerDismiss {
  readonly escape?: boolean;
  readonly outsidePress?: boolean;
  /** Closes when something around the reference scrolls. */
  readonly scroll?: boolean;
}

/** Options of `useLayer`. */
export interface LayerOptions {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean, reason: OpenChangeReason | undefined, event: Event | undefined) => void;
  /** ARIA pattern; sets the roles and `aria-expanded`, `-controls`, `-haspopup` of reference and layer. */
  readonly role?: UseRoleProps['role'];
  /** The element that it belongs to, where this is not the one with `setReference`. */
  readonly reference?: RefObject<HTMLElement | null>;
  readonly side?: LayerSide;
  readonly align?: LayerAlign;
  readonly gap?: number;
  readonly width?: 'content' | 'at-least-reference' | 'reference';
  readonly maxHeight?: number;
  /** `press` toggles on the reference; `none` leaves opening to the owner. */
  readonly trigger?: 'press' | 'none';
  /** Nothing but the owner closes it when false. */
  readonly dismiss?: LayerDismiss | false;
  /** True while it has to keep its place on the screen, whatever its reference does. */
  readonly still?: boolean;
  /** False for dialogs and drawers, which place themselves. */
  readonly positioned?: boolean;
}

/**
 * The one way a layer floats: placed by reading direction, kept on screen, part of the tree of layers, so that Escape and
 * outside presses close the innermost first. Add `useLayerList` or `useLayerHover`, and join them with `useLayerProps`.
 */
export function useLayer(options: LayerOptions): Layer {
  const {
    open,
    onOpenChange,
    role,
    side = 'below',
    align = 'start',
    gap = 6,
    width = 'content',
    maxHeight = 400,
  } = options;
  const { trigger = 'press', dismiss = {}, positioned = true, still = false, reference } = options;
  const { dir } = useTheme();
  const inFixed = useContext(FixedLayer);
  const nodeId = useFloatingNodeId();
  const beside = side === 'before' || side === 'after';
  const middleware = useMemo(
    () => (positioned ? layerMiddleware({ gap, width, beside, maxHeight }) : []),
    [positioned, gap, width, beside, maxHeight],
  );
  const floating = useFloating({
    nodeId,
    open,
    onOpenChange: (next, event, reason) => {
      // One Escape closes one layer, ours before the dialog of the page that it stands in.
      if (reason === 'escape-key') {
        if (event?.defaultPrevented) return;
        event?.preventDefault();
      }
      onOpenChange(next, reason, event);
    },
    placement: placementOf(side, align, dir),
    // A list in a drawer stays at its field: scrolling an option into view may scroll the page behind.
    strategy: inFixed ? 'fixed' : 'absolute',
    transform: false,
    middleware,
    whileElementsMounted: positioned && !still ? autoUpdate : undefined,
  });
  useKeptPlace(floating, still);
  const { context } = floating;
  const { setReference } = floating.refs;
  useScreenEffect(() => {
    if (reference) setReference(reference.current);
  }, [reference, setReference]);
  const rules = dismiss || {};
  const dismissal = useDismiss(context, {
    enabled: dismiss !== false,
    escapeKey: rules.escape ?? true,
    outsidePress: rules.outsidePress === false ? false : isOutside,
    ancestorScroll: rules.scroll ?? false,
    bubbles: { escapeKey: false, outsidePress: true },
  });
  useEscapeOn(open ? floating.elements.domReference : null, dismissal.reference?.onKeyDown);
  const base = [
    useRole(context, { role, enabled: role !== undefined }),
    useClick(context, { enabled: trigger === 'press' }),
    dismissal,
  ];
  return { ...floating, nodeId, open, base, fixed: inFixed || !positioned };
}

// A browser that scrolls, so that what grows above moves nothing that is seen, would move what stands over the page.
function useKeptPlace({ elements, isPositioned }: UseFloatingReturn, still: boolean): void {
  const { reference, floating } = elements;
  useScreenEffect(() => {
    if (!still || !isPositioned || !reference || !floating) return undefined;
    const { style } = floating;
    const { left, top } = floating.getBoundingClientRect();
    const stop = autoUpdate(reference, floating, () => {
      style.translate = '';
      const now = floating.getBoundingClientRect();
      style.translate = `${left - now.left}px ${top - now.top}px`;
    });
    return () => {
      stop();
      style.translate = '';
    };
  }, [still, isPositioned, reference, floating]);
}

// A toast tells of what the layer did: to close it is to read it, not to leave.
const isOutside = ({ target }: MouseEvent): boolean => !(target instanceof Element && target.closest('[data-toasts]'));

/** What `useLayer` gives: the placement, its place in the tree of layers, and what it listens to. */
export interface Layer extends UseFloatingReturn {
  readonly nodeId: string | undefined;
  readonly open: boolean;
  /** Keeps its place while the page behind it scrolls, with all layers in it. */
  readonly fixed: boolean;
  readonly base: readonly ElementProps[];
}

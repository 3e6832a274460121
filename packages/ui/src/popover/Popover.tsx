'use client';

import { type ForwardedRef, forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import {
  type LayerAlign,
  LayerFocus,
  LayerPortal,
  type LayerSide,
  LayerTree,
  LayerTrigger,
  type LayerTriggerElement,
  useLayer,
  useLayerProps,
} from '../internal/layer';
import { useControlled } from '../internal/useControlled';
import { useMergedRef } from '../internal/useMergedRef';
import { PopoverPanel } from './popover.styles';

/** Props of `Popover`; what is not named here goes to the panel. */
export interface PopoverProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The element that opens it; it must hand its ref and attributes to its DOM node, as every part of this kit does. */
  readonly trigger: LayerTriggerElement;
  /** Accessible name of the panel. */
  readonly label: string;
  readonly open?: boolean;
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** Default below. */
  readonly side?: LayerSide;
  /** Default start. */
  readonly align?: LayerAlign;
  /** Without padding, for lists and calendars that bring their own. */
  readonly flush?: boolean;
  /** What it holds, or a function that is given a way to close it. */
  readonly children?: ReactNode | ((close: () => void) => ReactNode);
}

/** A panel of controls beside what opened it: the focus moves in, Escape or a press outside closes it. */
export const Popover = forwardRef<HTMLDivElement, PopoverProps>(function Popover(props, ref) {
  return (
    <LayerTree>
      <PopoverLayer {...props} panelRef={ref} />
    </LayerTree>
  );
});

type PopoverLayerProps = PopoverProps & { readonly panelRef: ForwardedRef<HTMLDivElement> };

function PopoverLayer({ trigger, label, open, defaultOpen = false, onOpenChange, ...panel }: PopoverLayerProps) {
  const { side, align, flush, children, panelRef, style, ...rest } = panel;
  const [shown, show] = useControlled(open, defaultOpen, onOpenChange);
  const layer = useLayer({ open: shown, onOpenChange: show, role: 'dialog', side, align, maxHeight: 640 });
  const { getReferenceProps, getFloatingProps } = useLayerProps(layer);
  const ref = useMergedRef(panelRef, layer.refs.setFloating);
  return (
    <>
      <LayerTrigger element={trigger} setReference={layer.refs.setReference} getProps={getReferenceProps} />
      {shown && (
        <LayerPortal layer={layer}>
          <LayerFocus layer={layer}>
            <PopoverPanel
              ref={ref}
              aria-label={label}
              data-flush={flush ? '' : undefined}
              {...getFloatingProps(rest)}
              style={{ ...layer.floatingStyles, ...style }}
            >
              {typeof children === 'function' ? children(() => show(false)) : children}
            </PopoverPanel>
          </LayerFocus>
        </LayerPortal>
      )}
    </>
  );
}

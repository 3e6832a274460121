'use client';

import { type ForwardedRef, type HTMLAttributes, type PointerEvent, type RefObject, useRef } from 'react';
import {
  LateFirstField,
  type LayerAlign,
  LayerFocus,
  LayerPortal,
  type LayerSide,
  LayerTree,
  useLayer,
  useLayerProps,
} from '../../internal/layer';
import { useListPress } from '../../internal/useListPress';
import { useMergedRef } from '../../internal/useMergedRef';
import { PopoverPanel } from './popover.styles';

/** Props of `PopoverFloat`; what is not named here goes to the panel. */
export interface PopoverFloatProps extends HTMLAttributes<HTMLDivElement> {
  /** Accessible name. */
  readonly label: string;
  /** What opened it. */
  readonly reference: RefObject<HTMLElement | null>;
  readonly onOpenChange: (open: boolean) => void;
  readonly panelRef: ForwardedRef<HTMLDivElement>;
  readonly side?: LayerSide | undefined;
  readonly align?: LayerAlign | undefined;
  readonly flush?: boolean | undefined;
}

/** A popover while it is open. */
export function PopoverFloat(props: PopoverFloatProps) {
  return (
    <LayerTree>
      <PopoverLayer {...props} />
    </LayerTree>
  );
}

function PopoverLayer(props: PopoverFloatProps) {
  const { label, reference, onOpenChange, panelRef, side, align, flush, style, onPointerDown, children, ...rest } =
    props;
  const { pressed, press } = useListPress(null);
  const layer = useLayer({
    open: true,
    onOpenChange,
    role: 'dialog',
    reference,
    trigger: 'none',
    side,
    align,
    still: pressed,
    maxHeight: 640,
  });
  const { getFloatingProps } = useLayerProps(layer);
  const onPress = (event: PointerEvent<HTMLDivElement>) => {
    onPointerDown?.(event);
    press(event);
  };
  const panel = useRef<HTMLDivElement>(null);
  const ref = useMergedRef(useMergedRef(panelRef, panel), layer.refs.setFloating);
  return (
    <LayerPortal layer={layer}>
      <LayerFocus layer={layer}>
        <PopoverPanel
          ref={ref}
          aria-label={label}
          data-flush={flush ? '' : undefined}
          {...getFloatingProps(rest)}
          onPointerDown={onPress}
          style={{ ...layer.floatingStyles, ...style }}
        >
          {children}
          <LateFirstField content={panel} until={panel} anywhere />
        </PopoverPanel>
      </LayerFocus>
    </LayerPortal>
  );
}

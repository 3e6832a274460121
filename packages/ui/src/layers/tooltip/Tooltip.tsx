'use client';

import { type ForwardedRef, forwardRef, type HTMLAttributes, useState } from 'react';
import {
  type LayerAlign,
  LayerPortal,
  type LayerSide,
  LayerTree,
  LayerTrigger,
  type LayerTriggerElement,
  useLayer,
  useLayerHover,
  useLayerProps,
} from '../../internal/layer';
import { useMergedRef } from '../../internal/useMergedRef';
import { TooltipPanel } from './tooltip.styles';

/** Props of `Tooltip`; what is not named here goes to the bubble. */
export interface TooltipProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** One short sentence. Never the only place of something that matters: touch has no hover. */
  readonly text: string;
  /** Default above. */
  readonly side?: LayerSide;
  /** Default center. */
  readonly align?: LayerAlign;
  /** Milliseconds of rest before it shows. Default 400; the keyboard does not wait. */
  readonly delay?: number;
  /** The element it is about; it can have the focus. */
  readonly children: LayerTriggerElement;
}

/** Words about a control while the pointer rests on it or the keyboard is there; Escape hides them. */
export const Tooltip = forwardRef<HTMLDivElement, TooltipProps>(function Tooltip(props, ref) {
  return (
    <LayerTree>
      <TooltipLayer {...props} panelRef={ref} />
    </LayerTree>
  );
});

type TooltipLayerProps = TooltipProps & { readonly panelRef: ForwardedRef<HTMLDivElement> };

function TooltipLayer({
  text,
  side = 'above',
  align = 'center',
  delay = 400,
  children,
  panelRef,
  style,
  ...rest
}: TooltipLayerProps) {
  const [open, setOpen] = useState(false);
  // What only repeats the control's name is not read out a second time.
  const repeats = children.props['aria-label'] === text || ('label' in children.props && children.props.label === text);
  const layer = useLayer({
    open,
    onOpenChange: setOpen,
    role: repeats ? undefined : 'tooltip',
    side,
    align,
    trigger: 'none',
    dismiss: { scroll: true },
  });
  const { getReferenceProps, getFloatingProps } = useLayerProps(
    layer,
    ...useLayerHover(layer, { delay: { open: delay } }),
  );
  const ref = useMergedRef(panelRef, layer.refs.setFloating);
  return (
    <>
      <LayerTrigger element={children} setReference={layer.refs.setReference} getProps={getReferenceProps} />
      {open && (
        <LayerPortal layer={layer}>
          <TooltipPanel
            ref={ref}
            aria-hidden={repeats || undefined}
            {...getFloatingProps(rest)}
            style={{ ...layer.floatingStyles, ...style }}
          >
            {text}
          </TooltipPanel>
        </LayerPortal>
      )}
    </>
  );
}

'use client';

import { forwardRef, type HTMLAttributes, type ReactNode, useCallback } from 'react';
import type { LayerAlign, LayerSide, LayerTriggerElement } from '../../internal/layer';
import { DeferredPart } from '../../internal/opener/DeferredPart';
import { Opener } from '../../internal/opener/Opener';
import { useOpener } from '../../internal/opener/useOpener';
import { useControlled } from '../../internal/useControlled';
import { deferredPopover } from './deferredPopover';

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
  const { trigger, open, defaultOpen = false, onOpenChange, children, ...panel } = props;
  const [shown, show] = useControlled(open, defaultOpen, onOpenChange);
  const close = useCallback(() => show(false), [show]);
  const { reference, layerId, getProps } = useOpener({
    open: shown,
    onOpenChange: show,
    kind: 'dialog',
    fetch: deferredPopover.fetch,
  });
  const own = { ...panel, reference, onOpenChange: show, panelRef: ref };
  const held = typeof children === 'function' ? shown && children(close) : children;
  return (
    <>
      <Opener element={trigger} reference={reference} getProps={getProps} />
      {shown && <DeferredPart of={deferredPopover} own={{ id: layerId, ...own, children: held }} onLost={close} />}
    </>
  );
});

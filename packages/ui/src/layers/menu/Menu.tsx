'use client';

import { forwardRef, type HTMLAttributes, useCallback } from 'react';
import type { LayerAlign, LayerSide, LayerTriggerElement } from '../../internal/layer';
import { DeferredPart } from '../../internal/opener/DeferredPart';
import { Opener } from '../../internal/opener/Opener';
import { useOpener } from '../../internal/opener/useOpener';
import { useControlled } from '../../internal/useControlled';
import { useListPress } from '../../internal/useListPress';
import { deferredMenu } from './deferredMenu';

/** Props of `Menu`; what is not named here goes to the panel. */
export interface MenuProps extends HTMLAttributes<HTMLDivElement> {
  /** The button that opens it and names it; it must hand its ref and attributes to its DOM node. */
  readonly trigger: LayerTriggerElement;
  readonly open?: boolean;
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** Default below. */
  readonly side?: LayerSide;
  /** Default start; `end` for a button at the end of a row. */
  readonly align?: LayerAlign;
}

/** Actions behind one button: arrows, Home, End and typing move, Enter does, Escape closes and gives the focus back. */
export const Menu = forwardRef<HTMLDivElement, MenuProps>(function Menu(props, ref) {
  const { trigger, open, defaultOpen = false, onOpenChange, children, ...panel } = props;
  const [shown, show] = useControlled(open, defaultOpen, onOpenChange);
  const list = useListPress(children);
  const close = useCallback(() => show(false), [show]);
  const { reference, entry, layerId, getProps } = useOpener({
    open: shown,
    onOpenChange: show,
    kind: 'menu',
    list,
    fetch: deferredMenu.fetch,
  });
  return (
    <>
      <Opener element={trigger} reference={reference} getProps={getProps} />
      {shown && (
        <DeferredPart
          of={deferredMenu}
          own={{ id: layerId, ...panel, list, reference, entry: entry.current, onOpenChange: show, panelRef: ref }}
          onLost={close}
        />
      )}
    </>
  );
});

'use client';

import { type ForwardedRef, forwardRef, type HTMLAttributes, useCallback } from 'react';
import { type LayerAlign, type LayerSide, LayerTree, LayerTrigger, type LayerTriggerElement } from '../internal/layer';
import { useControlled } from '../internal/useControlled';
import { MenuPanel } from './MenuPanel';
import { useMenuLayer } from './useMenuLayer';

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
  return (
    <LayerTree>
      <MenuLevel {...props} panelRef={ref} />
    </LayerTree>
  );
});

type MenuLevelProps = MenuProps & { readonly panelRef: ForwardedRef<HTMLDivElement> };

function MenuLevel({ trigger, open, defaultOpen = false, onOpenChange, side, align, ...panel }: MenuLevelProps) {
  const [shown, show] = useControlled(open, defaultOpen, onOpenChange);
  const menu = useMenuLayer({ open: shown, onOpenChange: show, side, align });
  const close = useCallback(() => show(false), [show]);
  // Inside a dialog or drawer the library takes the trigger for an item of a menu around it.
  const getTriggerProps: typeof menu.getReferenceProps = (props) => ({
    ...menu.getReferenceProps(props),
    role: undefined,
  });
  return (
    <>
      <LayerTrigger element={trigger} setReference={menu.layer.refs.setReference} getProps={getTriggerProps} />
      {shown && <MenuPanel menu={menu} close={close} {...panel} />}
    </>
  );
}

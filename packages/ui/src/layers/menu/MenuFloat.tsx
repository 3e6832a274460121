'use client';

import { type ForwardedRef, type HTMLAttributes, type RefObject, useCallback } from 'react';
import { type LayerAlign, type LayerSide, LayerTree } from '../../internal/layer';
import type { Entry } from '../../internal/opener/useOpener';
import { MenuPanel } from './MenuPanel';
import { useMenuLayer } from './useMenuLayer';

/** Props of `MenuFloat`; what is not named here goes to the panel. */
export interface MenuFloatProps extends HTMLAttributes<HTMLDivElement> {
  /** The button that opened it. */
  readonly reference: RefObject<HTMLElement | null>;
  readonly entry: Entry;
  readonly onOpenChange: (open: boolean) => void;
  readonly panelRef: ForwardedRef<HTMLDivElement>;
  readonly side?: LayerSide | undefined;
  readonly align?: LayerAlign | undefined;
}

/** A menu while it is open. */
export function MenuFloat(props: MenuFloatProps) {
  return (
    <LayerTree>
      <MenuLevel {...props} />
    </LayerTree>
  );
}

function MenuLevel(props: MenuFloatProps) {
  const { reference, entry, onOpenChange, side, align, ...panel } = props;
  const menu = useMenuLayer({ open: true, onOpenChange, reference, entry, trigger: 'none', side, align });
  const close = useCallback(() => onOpenChange(false), [onOpenChange]);
  return <MenuPanel menu={menu} close={close} {...panel} />;
}

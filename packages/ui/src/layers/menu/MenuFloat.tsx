'use client';

import { type ForwardedRef, type HTMLAttributes, type ReactNode, type RefObject, useCallback } from 'react';
import { type LayerAlign, type LayerSide, LayerTree } from '../../internal/layer';
import type { Entry } from '../../internal/opener/useOpener';
import type { ListPress } from '../../internal/useListPress';
import { MenuPanel } from './MenuPanel';
import { useMenuLayer } from './useMenuLayer';

/** Props of `MenuFloat`; what is not named here goes to the panel. */
export interface MenuFloatProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  readonly list: ListPress<ReactNode>;
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
  const still = panel.list.pressed;
  const menu = useMenuLayer({ open: true, onOpenChange, reference, entry, trigger: 'none', side, align, still });
  const close = useCallback(() => onOpenChange(false), [onOpenChange]);
  return <MenuPanel menu={menu} close={close} {...panel} />;
}

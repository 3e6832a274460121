'use client';

import {
  type ForwardedRef,
  forwardRef,
  type HTMLAttributes,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useState,
} from 'react';
import { focusedElement } from '../../internal/focusedElement';
import { LayerTree, LayerTrigger, type LayerTriggerElement } from '../../internal/layer';
import { useListPress } from '../../internal/useListPress';
import { MenuPanel } from '../menu/MenuPanel';
import { useMenuLayer } from '../menu/useMenuLayer';

/** Props of `ContextMenu`; what is not named here goes to the panel. */
export interface ContextMenuProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Accessible name of the menu. */
  readonly label: string;
  /** `MenuItem` and the like. */
  readonly menu: ReactNode;
  /** The element it belongs to; the actions must be reachable in another way too. */
  readonly children: LayerTriggerElement;
}

/** A menu at the pointer on a right click, or at the element on the menu key or Shift F10. */
export const ContextMenu = forwardRef<HTMLDivElement, ContextMenuProps>(function ContextMenu(props, ref) {
  return (
    <LayerTree>
      <ContextMenuLevel {...props} panelRef={ref} />
    </LayerTree>
  );
});

type ContextMenuLevelProps = ContextMenuProps & { readonly panelRef: ForwardedRef<HTMLDivElement> };

function ContextMenuLevel({ label, menu: items, children, ...panel }: ContextMenuLevelProps) {
  const [open, setOpen] = useState(false);
  const list = useListPress(items);
  const menu = useMenuLayer({ open, onOpenChange: setOpen, trigger: 'none', gap: 2, still: list.pressed });
  const { refs } = menu.layer;
  const close = useCallback(() => setOpen(false), []);
  const openAt = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const place = pointerBox(event);
    refs.setPositionReference({ getBoundingClientRect: () => place, contextElement: event.currentTarget });
    setOpen(true);
  };
  return (
    <>
      <LayerTrigger
        element={children}
        setReference={unplaced}
        getProps={(own) => ({ onContextMenu: chain(own.onContextMenu, openAt) })}
      />
      {open && <MenuPanel menu={menu} list={list} close={close} aria-label={label} {...panel} />}
    </>
  );
}

// The menu stands at the pointer, and a press on the element closes it like any other press outside.
const unplaced = () => undefined;

type MouseListener = (event: MouseEvent<HTMLElement>) => void;

const chain = (first: MouseListener | undefined, then: MouseListener) => (event: MouseEvent<HTMLElement>) => {
  first?.(event);
  if (!event.defaultPrevented) then(event);
};

/** Where the pointer is; below the focused element when the keyboard asked, which sends no place. */
function pointerBox(event: MouseEvent<HTMLElement>): DOMRect {
  if (event.button === 2 || event.clientX || event.clientY) return new DOMRect(event.clientX, event.clientY, 0, 0);
  return (focusedElement() ?? event.currentTarget).getBoundingClientRect();
}

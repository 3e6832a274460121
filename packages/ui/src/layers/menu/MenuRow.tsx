'use client';

import { forwardRef, type MouseEvent, useEffect, useId } from 'react';
import { LinkElement } from '../../controls/link/LinkElement';
import { CheckGlyph } from '../../internal/glyphs';
import { useLayerItem } from '../../internal/layer';
import { useMergedRef } from '../../internal/useMergedRef';
import { useMenuState } from './context';
import { MenuLine } from './MenuLine';
import type { MenuRowProps } from './MenuRowProps';
import { MenuItemRoot, MenuSign } from './menu.styles';

/** The line under every kind of menu item. */
export const MenuRow = forwardRef<HTMLElement, MenuRowProps>(function MenuRow(props, ref) {
  const {
    checked,
    end = checked === undefined ? undefined : <MenuSign>{checked && <CheckGlyph />}</MenuSign>,
    onLeave,
    onSelect,
    tone,
    disabled,
    href,
    keepOpen,
    searchText,
    icon,
    description,
    disabledReason,
    shortcut,
    ...rest
  } = props;
  const { children, onClick, ...attributes } = rest;
  const menu = useMenuState();
  const choice = useId();
  const item = useLayerItem(searchText);
  const merged = useMergedRef<HTMLElement>(ref, item.ref);
  const content = { icon, description, disabledReason, shortcut };
  const off = disabled || Boolean(disabledReason);
  const active = item.index >= 0 && item.index === menu.activeIndex;
  const left = menu.activeIndex !== null && !active;
  useEffect(() => {
    if (left) onLeave?.();
  }, [left, onLeave]);
  const choose = (event: MouseEvent<HTMLElement>) => {
    if (off) return event.preventDefault();
    onClick?.(event);
    if (!keepOpen) menu.close();
    onSelect?.();
  };
  return (
    <MenuItemRoot
      ref={merged}
      as={href === undefined || off ? 'button' : LinkElement}
      {...(href === undefined || off ? { type: 'button' as const } : { href })}
      role="menuitem"
      tabIndex={active ? 0 : -1}
      aria-checked={checked}
      aria-disabled={off || undefined}
      data-active={active ? '' : undefined}
      data-tone={tone}
      data-choice={choice}
      {...menu.getItemProps({ ...attributes, onClick: choose })}
    >
      <MenuLine {...content} end={end}>
        {children}
      </MenuLine>
    </MenuItemRoot>
  );
});

'use client';

import { createContext, forwardRef, useMemo } from 'react';
import { MenuGroup, type MenuGroupProps } from './MenuGroup';

interface MenuRadioState {
  readonly value: string;
  readonly choose: (value: string) => void;
}

export const MenuRadioContext = createContext<MenuRadioState>({ value: '', choose: () => undefined });

/** Props of `MenuRadioGroup`. */
export interface MenuRadioGroupProps extends Omit<MenuGroupProps, 'onChange'> {
  /** Value of the item that is on. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Items of which exactly one is on. */
export const MenuRadioGroup = forwardRef<HTMLDivElement, MenuRadioGroupProps>(function MenuRadioGroup(
  { value, onChange, children, ...rest },
  ref,
) {
  const state = useMemo(() => ({ value, choose: onChange }), [value, onChange]);
  return (
    <MenuGroup ref={ref} {...rest}>
      <MenuRadioContext.Provider value={state}>{children}</MenuRadioContext.Provider>
    </MenuGroup>
  );
});

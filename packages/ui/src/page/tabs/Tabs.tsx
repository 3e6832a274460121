'use client';

import { forwardRef, type HTMLAttributes, useId, useMemo } from 'react';
import { useControlled } from '../../internal/useControlled';
import { TabsContext } from './context';
import { TabsRoot } from './tabs.styles';

// An id must hold nothing that a reference to it would have to escape.
const plain = (name: string) => name.replace(/[^\w-]/g, (sign) => `_${sign.charCodeAt(0).toString(16)}_`);

/** Props of `Tabs`. */
export interface TabsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange' | 'defaultValue'> {
  /** Value of the tab whose panel shows. */
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
}

/** Views of one thing of which one shows at a time: holds a `TabList` and its `TabPanel`s. */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  { value, defaultValue = '', onChange, children, ...rest },
  ref,
) {
  const base = useId();
  const [chosen, choose] = useControlled(value, defaultValue, onChange);
  const state = useMemo(() => {
    const ids = (name: string) => {
      const id = `${base}${plain(name)}`;
      return { tab: `${id}-tab`, panel: `${id}-panel` };
    };
    return { value: chosen, choose, ids };
  }, [base, chosen, choose]);
  return (
    <TabsRoot ref={ref} {...rest}>
      <TabsContext.Provider value={state}>{children}</TabsContext.Provider>
    </TabsRoot>
  );
});

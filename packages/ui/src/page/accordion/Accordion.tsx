'use client';

import { forwardRef, type HTMLAttributes, useMemo } from 'react';
import { useControlled } from '../../internal/useControlled';
import { AccordionRoot } from './accordion.styles';
import { AccordionContext } from './context';

const NOTHING: readonly string[] = [];

/** Props of `Accordion`. */
export interface AccordionProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange' | 'defaultValue'> {
  /** Values of the sections that are open. */
  readonly value?: readonly string[];
  readonly defaultValue?: readonly string[];
  readonly onChange?: (value: readonly string[]) => void;
  /** Opening one closes the others. */
  readonly single?: boolean;
  /** Level of the headings in the outline of the page. Default 3. */
  readonly level?: 2 | 3 | 4 | 5 | 6;
}

/** Sections under headings that open and close: holds `AccordionItem`s. */
export const Accordion = forwardRef<HTMLDivElement, AccordionProps>(function Accordion(
  { value, defaultValue = NOTHING, onChange, single = false, level = 3, children, ...rest },
  ref,
) {
  const [open, setOpen] = useControlled(value, defaultValue, onChange);
  const state = useMemo(() => {
    const toggle = (name: string) => {
      if (open.includes(name)) setOpen(open.filter((other) => other !== name));
      else setOpen(single ? [name] : [...open, name]);
    };
    return { open, toggle, level };
  }, [open, setOpen, single, level]);
  return (
    <AccordionRoot ref={ref} {...rest}>
      <AccordionContext.Provider value={state}>{children}</AccordionContext.Provider>
    </AccordionRoot>
  );
});

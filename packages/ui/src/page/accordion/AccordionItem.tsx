'use client';

import { forwardRef, type HTMLAttributes, type ReactNode, useContext, useId } from 'react';
import { ChevronGlyph } from '../../internal/glyphs';
import { AccordionButton, AccordionEnd, AccordionHeading, AccordionItemRoot, AccordionPanel } from './accordion.styles';
import { AccordionContext } from './context';

/** Props of `AccordionItem`. */
export interface AccordionItemProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  readonly value: string;
  readonly title: ReactNode;
  /** What shows at the end of the heading: a count, a chip. */
  readonly end?: ReactNode;
  readonly disabled?: boolean;
}

/** One section of an `Accordion`. */
export const AccordionItem = forwardRef<HTMLDivElement, AccordionItemProps>(function AccordionItem(
  { value, title, end, disabled, children, ...rest },
  ref,
) {
  const accordion = useContext(AccordionContext);
  const id = useId();
  const open = accordion.open.includes(value);
  return (
    <AccordionItemRoot ref={ref} {...rest}>
      <AccordionHeading as={`h${accordion.level}`}>
        <AccordionButton
          type="button"
          id={`${id}button`}
          aria-expanded={open}
          aria-controls={`${id}panel`}
          disabled={disabled}
          onClick={() => accordion.toggle(value)}
        >
          <ChevronGlyph />
          <span>{title}</span>
          {end && <AccordionEnd>{end}</AccordionEnd>}
        </AccordionButton>
      </AccordionHeading>
      <AccordionPanel role="region" id={`${id}panel`} aria-labelledby={`${id}button`} hidden={!open}>
        {children}
      </AccordionPanel>
    </AccordionItemRoot>
  );
});

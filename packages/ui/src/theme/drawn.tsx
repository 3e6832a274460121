import {
  type ComponentType,
  type CSSProperties,
  createElement,
  type ElementType,
  forwardRef,
  type HTMLAttributes,
  type RefAttributes,
  useState,
} from 'react';
import { type CSSObject, styled } from 'styled-components';
import { HEAVY } from './fortifySelectors';
import { useServed } from './served';

/** A style that a server writes as rules. */
export interface Look {
  readonly $look?: CSSProperties;
}

/** Rules of a look, heavier than any of a part, as a style attribute is. Guarantee: both types list the same properties. */
export const rulesOf = ({ $look }: Look) => ({ [`&${HEAVY}`]: $look as CSSObject });

const Served = styled.div.withConfig({ componentId: 'cr-Served' })<Look>`${rulesOf}`;

type Attributes = HTMLAttributes<HTMLElement> & { readonly of: ElementType };

const NOTHING = {};

/** A part that a server writes: its first style is a class, as attributes are blocked; another one is set through CSSOM. */
const ServedPart = forwardRef<HTMLElement, Attributes>(function ServedPart({ of, style = NOTHING, ...rest }, ref) {
  const text = JSON.stringify(style);
  const isFirst = useState(text)[0] === text;
  const look = isFirst ? { $look: style } : { style };
  return <Served as={of} ref={ref} {...rest} {...look} />;
});

const Drawn = forwardRef<HTMLElement, Attributes>(function Drawn({ of, ...rest }, ref) {
  return useServed() ? <ServedPart of={of} ref={ref} {...rest} /> : createElement(of, { ref, ...rest });
});

/** What stands for a part. Guarantee: it hands on every prop and the ref. */
const standIn = <Part extends object>(stand: ComponentType<RefAttributes<HTMLElement>>) => stand as Part;

/** A part that is drawn without a style attribute wherever a server may have written it. It takes no transient props. */
export const drawn = <Part extends object>(part: Part & ElementType): Part =>
  standIn<Part>(forwardRef((props, ref) => <Drawn of={part} ref={ref} {...props} />));

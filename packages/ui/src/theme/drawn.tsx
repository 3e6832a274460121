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

/** A part; where a server writes it, its first style is a class, as attributes are blocked, and another one is set through CSSOM. */
const Drawn = forwardRef<HTMLElement, Attributes>(function Drawn({ of, style, ...rest }, ref) {
  const served = useServed();
  const text = served && JSON.stringify(style);
  const isFirst = useState(text)[0] === text;
  if (!served) return createElement(of, { ref, style, ...rest });
  return <Served as={of} ref={ref} {...rest} {...(isFirst ? { $look: style } : { style })} />;
});

/** What stands for a part. Guarantee: it hands on every prop and the ref. */
const standIn = <Part extends object>(stand: ComponentType<RefAttributes<HTMLElement>>) => stand as Part;

/** A part that is drawn without a style attribute wherever a server may have written it. It takes no transient props. */
export const drawn = <Part extends object>(part: Part & ElementType): Part =>
  standIn<Part>(forwardRef((props, ref) => <Drawn of={part} ref={ref} {...props} />));

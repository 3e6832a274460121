'use client';

import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  forwardRef,
  type ReactNode,
  type RefAttributes,
  useContext,
} from 'react';

/** An anchor as a router draws it: takes `href` and every attribute of an anchor, and hands its ref to the element. */
export type LinkComponent = ComponentType<AnchorHTMLAttributes<HTMLAnchorElement> & RefAttributes<HTMLAnchorElement>>;

const LinkContext = createContext<LinkComponent | null>(null);

/** Lets the host's router draw every link below it, so that moving between screens loads no page. */
export function LinkProvider({
  component,
  children,
}: {
  readonly component: LinkComponent;
  readonly children?: ReactNode;
}) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>;
}

/** Props of a bare link. */
export interface LinkElementProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Draws this one link instead of the provider's component. */
  readonly component?: LinkComponent;
}

/** The anchor under `Link`, `ButtonLink` and everything else that leads somewhere. */
export const LinkElement = forwardRef<HTMLAnchorElement, LinkElementProps>(function LinkElement(
  { component, ...rest },
  ref,
) {
  const provided = useContext(LinkContext);
  const leaves = rest.target === '_blank' || /^(https?:|mailto:|tel:)/.test(rest.href ?? '');
  const Element = component ?? (leaves ? null : provided);
  return Element ? <Element ref={ref} {...rest} /> : <a ref={ref} {...rest} />;
});

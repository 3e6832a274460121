import { useContext } from 'react';
import { PlaceContext, usePortalRoot } from '../../theme/context';
import { z } from '../../theme/tokens';
import { useScreenEffect } from '../useScreenEffect';

/** How many layers stand in a portal that is in the browser's top layer. */
const raised = new WeakMap<HTMLElement, number>();

/** Puts the theme's portal into the browser's top layer while a layer is open that something of the page would cover. */
export function useTopLayer(nested: boolean): void {
  const portal = usePortalRoot();
  const place = useContext(PlaceContext);
  useScreenEffect(() => {
    const known = portal ? raised.get(portal) : undefined;
    if (nested || !portal?.showPopover || !(known || liesInLayer(place?.current ?? null))) return undefined;
    if (!known) {
      portal.popover = 'manual';
      portal.showPopover();
    }
    raised.set(portal, (known ?? 0) + 1);
    return () => {
      const left = (raised.get(portal) ?? 1) - 1;
      raised.set(portal, left);
      if (left === 0) portal.removeAttribute('popover');
    };
  }, [nested, portal, place]);
}

/** Returns true if an element stands in a dialog, a popover, or higher in the page than our layers. */
function liesInLayer(element: Element | null): boolean {
  for (let one = element; one; one = parentOf(one)) {
    if (one.matches('dialog, [popover]') || Number(getComputedStyle(one).zIndex) >= Number(z.overlay)) return true;
  }
  return false;
}

function parentOf(element: Element): Element | null {
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

import { useContext } from 'react';
import { PlaceContext, usePortalRoot } from '../../theme/context';
import { z } from '../../theme/tokens';
import { parentOf } from '../parentOf';
import { useScreenEffect } from '../useScreenEffect';

/** How many layers stand in a portal that is over all of the page. */
const raised = new WeakMap<HTMLElement, number>();

/** Puts the theme's portal over all of the page while a layer is open that something would cover: into the browser's top layer, where it has one. */
export function useTopLayer(nested: boolean): void {
  const portal = usePortalRoot();
  const place = useContext(PlaceContext);
  useScreenEffect(() => {
    const known = portal ? raised.get(portal) : undefined;
    if (nested || !portal || !(known || liesInLayer(place?.current ?? null))) return undefined;
    if (!known) {
      portal.setAttribute('data-raised', '');
      if (isPopover(portal)) {
        portal.popover = 'manual';
        portal.showPopover();
      }
    }
    raised.set(portal, (known ?? 0) + 1);
    return () => {
      const left = (raised.get(portal) ?? 1) - 1;
      raised.set(portal, left);
      if (left > 0) return;
      portal.removeAttribute('popover');
      portal.removeAttribute('data-raised');
    };
  }, [nested, portal, place]);
}

// Not every browser that we promise has it.
const isPopover = (portal: HTMLElement): boolean => 'showPopover' in portal;

/** Returns true if an element stands in a dialog, a popover, or higher in the page than our layers. */
function liesInLayer(element: Element | null): boolean {
  for (let one = element; one; one = parentOf(one)) {
    if (one.matches('dialog, [popover]') || Number(getComputedStyle(one).zIndex) >= Number(z.overlay)) return true;
  }
  return false;
}

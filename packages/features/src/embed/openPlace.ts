import type { Place } from './Placement';

function division(): HTMLElement {
  const node = document.createElement('div');
  // Without a box of its own there is nothing for the page's rules to move.
  node.style.display = 'contents';
  return node;
}

/** Makes a place at the end of an element, in a shadow root of its own where that is asked for. */
export function openPlace(element: Element, shadow: boolean): Place {
  const outer = division();
  element.append(outer);
  const clear = () => outer.remove();
  if (!shadow) return { container: outer, clear };
  const styleRoot = outer.attachShadow({ mode: 'open' });
  const [container, portalRoot] = [division(), division()];
  styleRoot.append(container, portalRoot);
  return { container, portalRoot, styleRoot, clear };
}

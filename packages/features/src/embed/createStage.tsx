import { createRoot, type Root } from 'react-dom/client';
import { openStyles } from './openStyles';
import type { Placement } from './Placement';
import { Scene } from './Scene';
import type { CorridorSettings } from './settings';

/** Draws the widgets of one corridor; it is there while there is something to draw. */
export interface Stage {
  readonly set: (settings: CorridorSettings) => void;
  /** A key that no widget has had here. */
  readonly nextKey: () => string;
  /** Draws a widget, or draws it anew with what its placement now says. */
  readonly show: (placement: Placement) => void;
  readonly remove: (placement: Pick<Placement, 'key' | 'place'>) => void;
}

// Ids of two roots on one page would be the same without it.
const createPrefix = () => `corridor-${Math.random().toString(36).slice(2, 8)}-`;

/** Makes the stage of one corridor. */
export function createStage(first: CorridorSettings): Stage {
  const shown = new Map<string, Placement>();
  let settings = first;
  let drawn: { readonly root: Root; readonly styles: HTMLElement } | undefined;
  let keys = 0;

  const draw = () => {
    if (shown.size === 0) return;
    drawn ??= {
      root: createRoot(document.createElement('div'), { identifierPrefix: createPrefix() }),
      styles: openStyles(),
    };
    drawn.root.render(<Scene settings={settings} styles={drawn.styles} placements={[...shown.values()]} />);
  };
  // Later, because a page may take a widget away while React is at work there.
  const endIfBare = () => {
    if (shown.size > 0) return;
    drawn?.root.unmount();
    drawn?.styles.remove();
    drawn = undefined;
  };
  return {
    set(next) {
      settings = next;
      draw();
    },
    nextKey() {
      keys += 1;
      return String(keys);
    },
    show(placement) {
      shown.set(placement.key, placement);
      draw();
    },
    remove({ key, place }) {
      if (!shown.delete(key)) return;
      place.clear();
      draw();
      queueMicrotask(endIfBare);
    },
  };
}

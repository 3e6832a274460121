import { FloatingNode, FloatingPortal, useFloatingParentNodeId } from '@floating-ui/react';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/MessagesProvider';
import { usePortalRoot } from '../../theme/context';
import { FixedLayer } from './fixedLayer';
import { layerEn } from './messages';
import type { Layer } from './useLayer';
import { useTopLayer } from './useTopLayer';

interface LayerPortalProps {
  readonly layer: Layer;
  /** Keeps its place in the order of Tab by unseen stops; false where Tab closes it, as in a menu. Default true. */
  readonly guards?: boolean;
  readonly children: ReactNode;
}

/** Draws a layer inside the theme's portal element as a landmark, or inside the layer that it came from; render it only while open. */
export function LayerPortal({ layer, guards = true, children }: LayerPortalProps) {
  const nested = useFloatingParentNodeId() !== null;
  const root = usePortalRoot();
  const message = useMessages(layerEn);
  useTopLayer(nested);
  // A nested layer stays inside the portal of its parent, or a modal parent would make it inert.
  return (
    <FloatingNode id={layer.nodeId}>
      <FloatingPortal root={nested ? undefined : root} preserveTabOrder={guards}>
        <FixedLayer.Provider value={layer.fixed}>
          {nested ? children : <section aria-label={message('layer.region')}>{children}</section>}
        </FixedLayer.Provider>
      </FloatingPortal>
    </FloatingNode>
  );
}

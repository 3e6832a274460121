import { FloatingTree, useFloatingParentNodeId } from '@floating-ui/react';
import type { ReactNode } from 'react';

/** Root of the tree of layers; every part that calls `useLayer` puts it around the component that does. */
export function LayerTree({ children }: { readonly children: ReactNode }) {
  const nested = useFloatingParentNodeId() !== null;
  return nested ? children : <FloatingTree>{children}</FloatingTree>;
}

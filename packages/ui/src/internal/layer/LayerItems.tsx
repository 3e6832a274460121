import { FloatingList, useListItem } from '@floating-ui/react';
import type { MutableRefObject, ReactNode } from 'react';

interface LayerItemsProps {
  readonly elements: MutableRefObject<(HTMLElement | null)[]>;
  readonly labels: MutableRefObject<(string | null)[]>;
  readonly children: ReactNode;
}

/** Numbers the items below it in the order of the document, for `useLayerList`. */
export function LayerItems({ elements, labels, children }: LayerItemsProps) {
  return (
    <FloatingList elementsRef={elements} labelsRef={labels}>
      {children}
    </FloatingList>
  );
}

/** Ref and index of one item; `label` are the words that typing ahead finds, its text when absent. */
export const useLayerItem = (label?: string | null) => useListItem({ label });

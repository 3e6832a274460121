'use client';

import { WidgetFrame } from '../../kit/frame/WidgetFrame';
import { collectionsMessages } from '../../messages/collections';
import { materialLinksMessages } from '../../messages/material-links';
import { MatchingQueue } from './MaterialMatching/MatchingQueue';
import type { MaterialMatchingProps } from './MaterialMatching/MaterialMatchingProps';

const WORDS = [materialLinksMessages, collectionsMessages];

/** Collections that wait for material, one after the other: each beside the materials that may cover it, the best first and why. */
export function MaterialMatching(props: MaterialMatchingProps) {
  return (
    <WidgetFrame messages={WORDS}>
      <MatchingQueue {...props} />
    </WidgetFrame>
  );
}

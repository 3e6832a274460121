import type { HeadingLevel } from '@corridor/ui';

/** Props of `MaterialMatching`; all are optional. */
export interface MaterialMatchingProps {
  /** The collection to cover. With `onCollectionChange` your page holds it, for its URL; without it the queue begins with the longest waiting. */
  readonly collectionId?: string;
  /** Called with the collection that is open from now on; null once none waits. */
  readonly onCollectionChange?: (collectionId: string | null) => void;
  /** Level of its heading in your page. Default 2. */
  readonly headingLevel?: HeadingLevel;
}

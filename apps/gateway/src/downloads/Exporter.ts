import type { Services } from '../call';
import type { Implementation } from '../resource';

/** Runs background exports of one gateway, one at a time. */
export interface Exporter {
  /** The resource of a segment; undefined when there is none. */
  find(segment: string): Implementation | undefined;
  /** Begins with what waits, or goes on with it; returns at once. */
  wake(services: Services): void;
}

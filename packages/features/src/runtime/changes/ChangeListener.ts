import type { Change } from '@corridor/core';

/** Who hears of what others change. */
export interface ChangeListener {
  onChange(change: Change): void;
  /** Changes were missed: nobody knows of which records. */
  onMissed(): void;
  /** What the reader may do has changed, or may have. */
  onRights(): void;
}

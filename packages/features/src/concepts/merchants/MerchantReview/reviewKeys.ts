import type { KeyboardEvent } from 'react';
import type { FileSight } from '../../../kit/files/useFileSight';
import { DECISION_KEYS } from './DecisionBar';

/** Keys that zoom into the open document and turn it; the equals sign is the plus without shift. */
const SIGHT_KEYS: Readonly<Record<string, 'zoomIn' | 'zoomOut' | 'rotate'>> = {
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  t: 'rotate',
};

/** What the keys of a review do. */
interface ReviewKeys {
  readonly sight: FileSight;
  /** A question is open, to which the keys belong. */
  readonly isAsking: boolean;
  readonly onNext: () => void;
  /** Hears every other key. */
  readonly onDecide: (key: string) => void;
}

/** Hears the keys of a review: look closer, go on, decide. */
export function reviewKeys({ sight, isAsking, onNext, onDecide }: ReviewKeys): (event: KeyboardEvent) => void {
  return (event) => {
    if (isAsking || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    const look = SIGHT_KEYS[key];
    if (look) sight[look]();
    else if (key === DECISION_KEYS.next) onNext();
    else onDecide(key);
  };
}

import type { KeyboardEvent } from 'react';
import type { FileTransform } from '../../../kit/files/useFileTransform';
import { DECISION_KEYS } from './DecisionBar';

/** Keys that zoom into the open document and turn it; the equals sign is the plus without shift. */
const VIEW_KEYS: Readonly<Record<string, 'zoomIn' | 'zoomOut' | 'rotate'>> = {
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  t: 'rotate',
};

/** What the keys of a review do. */
interface ReviewKeys {
  readonly transform: FileTransform;
  /** A question is open, to which the keys belong. */
  readonly isAsking: boolean;
  readonly onNext: () => void;
  /** Hears every other key. */
  readonly onDecide: (key: string) => void;
}

/** Hears the keys of a review: look closer, go on, decide. */
export function reviewKeys({ transform, isAsking, onNext, onDecide }: ReviewKeys): (event: KeyboardEvent) => void {
  return (event) => {
    if (isAsking || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    const look = VIEW_KEYS[key];
    if (look) transform[look]();
    else if (key === DECISION_KEYS.next) onNext();
    else onDecide(key);
  };
}

import { useState } from 'react';

/** Steps of the zoom, as shares of what fits. */
const ZOOMS = [1, 1.5, 2, 3];
const QUARTER = 90;

/** How a document is looked at. */
export interface FileSight {
  /** Share of what fits. */
  readonly zoom: number;
  /** Degrees by which it is turned; whole quarters. */
  readonly turn: number;
  readonly isSmallest: boolean;
  readonly isLargest: boolean;
  zoomIn(): void;
  zoomOut(): void;
  rotate(): void;
  /** Looks at it as at the beginning. */
  reset(): void;
}

/** Zooms into a document and turns it. */
export function useFileSight(): FileSight {
  const [step, setStep] = useState(0);
  const [turns, setTurns] = useState(0);
  const last = ZOOMS.length - 1;
  return {
    zoom: ZOOMS[step] ?? 1,
    turn: turns * QUARTER,
    isSmallest: step === 0,
    isLargest: step === last,
    zoomIn: () => setStep(Math.min(step + 1, last)),
    zoomOut: () => setStep(Math.max(step - 1, 0)),
    rotate: () => setTurns(turns - 1),
    reset() {
      setStep(0);
      setTurns(0);
    },
  };
}

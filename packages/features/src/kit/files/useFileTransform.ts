import { useState } from 'react';

/** Steps of the zoom, as shares of what fits. */
const ZOOMS = [1, 1.5, 2, 3];
const QUARTER = 90;

/** Zoom and rotation of a document, and how to change them. */
export interface FileTransform {
  /** Share of what fits. */
  readonly zoom: number;
  /** Degrees by which it is turned; whole quarters. */
  readonly turn: number;
  readonly isSmallest: boolean;
  readonly isLargest: boolean;
  zoomIn(): void;
  zoomOut(): void;
  rotate(): void;
  /** Takes zoom and rotation back. */
  reset(): void;
}

/** Zoom and rotation of one document. */
export function useFileTransform(): FileTransform {
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

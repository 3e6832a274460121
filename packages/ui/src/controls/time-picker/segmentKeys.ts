import type { KeyboardEvent } from 'react';

interface SegmentKeys {
  readonly value: number | null;
  readonly range: readonly [number, number];
  readonly set: (value: number | null) => void;
}

/** Moves the focus to the segment before or after; false when there is none. */
export function moveToSegment(from: HTMLElement, by: -1 | 1): boolean {
  const all = [...(from.parentElement?.querySelectorAll<HTMLElement>('input:not(:disabled)') ?? [])];
  const next = all[all.indexOf(from) + by];
  next?.focus();
  return next !== undefined;
}

/** Arrows up and down turn the figure round its range, Home and End go to its ends, left and right to other segments. */
export function pressSegmentKey(event: KeyboardEvent<HTMLInputElement>, { value, range, set }: SegmentKeys): void {
  const [least, most] = range;
  const turn = (by: number) => {
    const span = most - least + 1;
    set(value === null ? (by > 0 ? least : most) : least + ((value - least + by + span) % span));
  };
  const actions = new Map<string, () => void>([
    ['ArrowUp', () => turn(1)],
    ['ArrowDown', () => turn(-1)],
    ['PageUp', () => turn(10)],
    ['PageDown', () => turn(-10)],
    ['Home', () => set(least)],
    ['End', () => set(most)],
    ['ArrowLeft', () => void moveToSegment(event.currentTarget, -1)],
    ['ArrowRight', () => void moveToSegment(event.currentTarget, 1)],
    ['Delete', () => set(null)],
    ['Backspace', () => (value === null ? void moveToSegment(event.currentTarget, -1) : set(null))],
  ]);
  const act = actions.get(event.key);
  if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  act();
}

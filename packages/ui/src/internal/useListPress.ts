import { type MouseEvent as ReactMouseEvent, type PointerEvent as ReactPointerEvent, useRef, useState } from 'react';

/** How far a pointer may wander, in pixels, and still stand still. */
const STILL = 8;

const TOUCHES = ['touch', 'pen'];

/** A list of which what is pressed is taken on release, as of a select of the browser's own; its rows carry `data-choice`. */
export interface ListPress<Shown> {
  /** What the list shows: while a row is pressed, what it showed when that began. */
  readonly shown: Shown;
  /** True while a row is pressed: the list keeps its place. */
  readonly pressed: boolean;
  /** For `onPointerDown` of the list. */
  readonly press: (event: ReactPointerEvent<HTMLElement>) => void;
  /** For `onPointerDown` of what opens the list and names it by `aria-controls`: a mouse opens at once, and may be drawn to a row. */
  readonly pressOpener: (event: ReactPointerEvent<HTMLElement>, open: () => void) => void;
  /** Returns true if a click ends the press that opened the list, which stays open. */
  readonly endsOpening: (event: ReactMouseEvent<HTMLElement>) => boolean;
}

/**
 * Takes what is pressed in a list on release, wherever the page has moved it by then: the row of the same value, or the one that a mouse
 * was drawn to. It does so by a click on the row, so that a click alone, as of assistive technology, does the same. Lists in one
 * another all stand still, and the innermost one takes.
 */
export function useListPress<Shown>(now: Shown): ListPress<Shown> {
  const [kept, keep] = useState<{ readonly shown: Shown } | null>(null);
  const opened = useRef(false);
  const letGo = () => keep(null);
  const press = (event: ReactPointerEvent<HTMLElement>) => {
    const row = isPress(event) ? rowOf(event.target) : undefined;
    if (!row) return;
    keep({ shown: now });
    const { currentTarget: list, nativeEvent } = event;
    const isInner = !followed.has(nativeEvent);
    followed.add(nativeEvent);
    follow(list.ownerDocument, nativeEvent, (release) => isInner && takenIn(list, release, row.dataset.choice), letGo);
  };
  const pressOpener = (event: ReactPointerEvent<HTMLElement>, open: () => void) => {
    const { currentTarget: opener, nativeEvent } = event;
    const isOpening = isPress(event) && event.pointerType === 'mouse' && !isOff(opener);
    opened.current = isOpening && opener.getAttribute('aria-expanded') !== 'true';
    if (!opened.current) return;
    open();
    keep({ shown: now });
    follow(opener.ownerDocument, nativeEvent, (release) => takenIn(listOf(opener), release), letGo);
  };
  const endsOpening = ({ detail }: ReactMouseEvent) => {
    const ends = opened.current && detail > 0;
    opened.current = false;
    return ends;
  };
  return { shown: kept ? kept.shown : now, pressed: kept !== null, press, pressOpener, endsOpening };
}

/** Presses that a list follows already, so that those around it take nothing. */
const followed = new WeakSet<Event>();

/** Where a pointer was released, and whether it was drawn away from where it was pressed. */
interface Release {
  readonly under: EventTarget | undefined;
  readonly isDrawn: boolean;
  /** By a finger or a pen, which scrolls where it is drawn. */
  readonly isTouch: boolean;
}

// With a key that gives a click another meaning, such as a new window, it is the browser's.
const isPress = ({ button, ctrlKey, metaKey, shiftKey }: ReactPointerEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey;

const isOff = (element: Element) => element.matches(':disabled, [aria-disabled="true"], [aria-busy="true"]');

/** The row at a place that can be chosen. */
function rowOf(target: EventTarget | undefined): HTMLElement | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-choice]') : null;
  return row && !isOff(row) ? row : undefined;
}

function listOf(opener: HTMLElement): HTMLElement | null {
  const page = opener.getRootNode();
  const id = opener.getAttribute('aria-controls') ?? '';
  return page instanceof Document || page instanceof ShadowRoot ? page.getElementById(id) : null;
}

/** The row that a release takes: that of the pressed value where the pointer stood still, else the one that a mouse was drawn to. */
function takenIn(
  list: HTMLElement | null,
  { under, isDrawn, isTouch }: Release,
  value?: string,
): HTMLElement | undefined {
  if (!list || (isDrawn && isTouch)) return undefined;
  const pressed = [...list.querySelectorAll<HTMLElement>('[data-choice]')].find((row) => row.dataset.choice === value);
  if (!isDrawn) return rowOf(pressed);
  const place = under instanceof Element ? under.closest('[data-choice]') : null;
  const isIn = under instanceof Node && list.contains(under);
  // A submenu is drawn beside its menu.
  const isSubmenu = list.getAttribute('role') === 'menu' && place?.closest('[role="menu"]') !== null;
  if (place && (isIn || isSubmenu)) return rowOf(place);
  return isIn ? rowOf(pressed) : undefined;
}

/** Follows a press until its release, which clicks the row that is taken, unless Escape has called it off. */
function follow(
  page: Document,
  { pointerId, clientX, clientY }: PointerEvent,
  taken: (release: Release) => HTMLElement | undefined | false,
  onEnd: () => void,
): void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let isOver = false;
  const end = () => {
    listening.abort();
    onEnd();
  };
  const release = (up: PointerEvent) => {
    if (up.pointerId !== pointerId) return;
    const isDrawn = Math.hypot(up.clientX - clientX, up.clientY - clientY) > STILL;
    const row = taken({ under: up.composedPath()[0], isDrawn, isTouch: TOUCHES.includes(up.pointerType) });
    if (row && !isOver && up.button === 0) row.click();
    if (row) ignoreClick(page);
    end();
  };
  page.addEventListener('pointerup', release, options);
  page.addEventListener('pointercancel', end, options);
  // A second finger, or a press whose release was lost.
  page.addEventListener('pointerdown', end, options);
  const callOff = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') isOver = true;
  };
  page.addEventListener('keydown', callOff, options);
}

/** Keeps the browser's own events of a press that is over from whatever stands under the pointer by now. */
function ignoreClick(page: Document): void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const ignore = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  page.addEventListener('mousedown', ignore, options);
  page.addEventListener('pointerdown', () => listening.abort(), options);
  const ignoreLast = (event: MouseEvent) => {
    // A click without a pointer is one of a key, a script or assistive technology.
    if (event.detail === 0) return;
    ignore(event);
    listening.abort();
  };
  page.addEventListener('click', ignoreLast, options);
}

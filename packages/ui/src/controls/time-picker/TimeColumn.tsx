'use client';

import { type KeyboardEvent, type RefObject, useId, useRef } from 'react';
import { useListPress } from '../../internal/useListPress';
import { useScreenEffect } from '../../internal/useScreenEffect';
import { TimeColumnList, TimeOption } from './timePicker.styles';

/** One figure of a column. */
export interface TimeChoice {
  readonly label: string;
  readonly chosen: boolean;
  readonly disabled: boolean;
  readonly choose: () => void;
}

interface TimeColumnProps {
  readonly label: string;
  readonly choices: readonly TimeChoice[];
  readonly onEnter: () => void;
}

/** A listbox of figures: arrows choose at once, left and right go to the columns beside it, Enter closes the panel. */
export function TimeColumn({ label, choices: given, onEnter }: TimeColumnProps) {
  const { shown: choices, press: pressRow } = useListPress(given);
  const list = useRef<HTMLDivElement>(null);
  const base = useId();
  const at = choices.findIndex(({ chosen }) => chosen);
  useCentred(list, Math.max(0, at));
  const go = (from: number, by: number) => {
    for (let next = from; next >= 0 && next < choices.length; next += by)
      if (!choices[next]?.disabled) return choices[next]?.choose();
  };
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const last = choices.length - 1;
    const actions = new Map<string, () => void>([
      ['ArrowDown', () => go(at + 1, 1)],
      ['ArrowUp', () => go(at < 0 ? last : at - 1, -1)],
      ['PageDown', () => go(Math.min(last, at + 6), 1)],
      ['PageUp', () => go(Math.max(0, at - 6), -1)],
      ['Home', () => go(0, 1)],
      ['End', () => go(last, -1)],
      ['ArrowLeft', () => focusOn(list.current?.previousElementSibling)],
      ['ArrowRight', () => focusOn(list.current?.nextElementSibling)],
      ['Enter', onEnter],
      [' ', onEnter],
    ]);
    const act = actions.get(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <TimeColumnList
      ref={list}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={at < 0 ? undefined : `${base}${at}`}
      onPointerDown={pressRow}
      onKeyDown={press}
    >
      {choices.map((choice, index) => (
        <TimeOption
          key={choice.label}
          id={`${base}${index}`}
          role="option"
          aria-selected={choice.chosen}
          aria-disabled={choice.disabled || undefined}
          data-choice={choice.label}
          onClick={choice.disabled ? undefined : choice.choose}
        >
          {choice.label}
        </TimeOption>
      ))}
    </TimeColumnList>
  );
}

/** Keeps an option in the middle of its list; scrolling by hand and not into view, which would move the page as well. */
function useCentred(list: RefObject<HTMLElement | null>, at: number): void {
  useScreenEffect(() => {
    const node = list.current;
    const option = node?.children[at];
    if (node && option instanceof HTMLElement)
      node.scrollTop = option.offsetTop - node.offsetTop - (node.clientHeight - option.offsetHeight) / 2;
  }, [list, at]);
}

const focusOn = (element: Element | null | undefined) => {
  if (element instanceof HTMLElement) element.focus();
};

'use client';

import { CheckGlyph } from '../glyphs';
import { OptionBox, OptionRow, OptionWords } from './listbox.styles';
import type { SelectOption } from './option';

/** Props of one line of a listbox. */
export interface OptionItemProps {
  readonly id: string;
  readonly option: SelectOption;
  readonly active: boolean;
  readonly selected: boolean;
  /** Several may be chosen: draws a box before the words and no sign after them. */
  readonly multiple?: boolean;
  /** Its place among how many, where not all of them are in the page. */
  readonly place?: readonly [place: number, total: number];
  readonly onPick: () => void;
  readonly onPoint: () => void;
}

/** One option of a listbox; the focus stays where it is, so pressing it does not take it. */
export function OptionItem({
  id,
  option,
  active,
  selected,
  multiple = false,
  place,
  onPick,
  onPoint,
}: OptionItemProps) {
  const off = option.disabled ?? false;
  return (
    <OptionRow
      id={id}
      role="option"
      aria-selected={selected}
      aria-disabled={off || undefined}
      aria-posinset={place?.[0]}
      aria-setsize={place?.[1]}
      data-active={active && !off ? '' : undefined}
      data-choice={option.value}
      onClick={off ? undefined : onPick}
      onMouseMove={off ? undefined : onPoint}
    >
      {multiple && <OptionBox>{selected && <CheckGlyph />}</OptionBox>}
      {option.icon && <span data-icon="">{option.icon}</span>}
      <OptionWords>
        <span>{option.label}</span>
        {option.description && <small>{option.description}</small>}
      </OptionWords>
      {!multiple && <span data-sign="">{selected && <CheckGlyph />}</span>}
    </OptionRow>
  );
}

'use client';

import { Fragment } from 'react';
import { ListGroup, ListHeading } from './listbox.styles';
import { OptionItem } from './OptionItem';
import type { SelectOption } from './option';

/** Props of the options of a listbox. */
export interface OptionListProps {
  /** Id of the listbox; options are `{listId}-{index}`. */
  readonly listId: string;
  readonly options: readonly SelectOption[];
  readonly active: number;
  readonly selected: (value: string) => boolean;
  readonly multiple?: boolean;
  readonly onPick: (index: number) => void;
  readonly onPoint: (index: number) => void;
}

interface OptionRun {
  readonly group: string | undefined;
  readonly from: number;
  readonly options: SelectOption[];
}

function runsOf(options: readonly SelectOption[]): OptionRun[] {
  const runs: OptionRun[] = [];
  for (const [index, option] of options.entries()) {
    const last = runs.at(-1);
    if (last && last.group === option.group) last.options.push(option);
    else runs.push({ group: option.group, from: index, options: [option] });
  }
  return runs;
}

/** Every option of a listbox, with a heading over each group. */
export function OptionList({ listId, options, active, selected, multiple, onPick, onPoint }: OptionListProps) {
  const item = (option: SelectOption, index: number) => (
    <OptionItem
      key={option.value}
      id={`${listId}-${index}`}
      option={option}
      active={index === active}
      selected={selected(option.value)}
      multiple={multiple}
      onPick={() => onPick(index)}
      onPoint={() => onPoint(index)}
    />
  );
  return (
    <>
      {runsOf(options).map(({ group, from, options: run }) => {
        const items = run.map((option, offset) => item(option, from + offset));
        if (group === undefined) return <Fragment key={from}>{items}</Fragment>;
        return (
          <ListGroup key={from} role="group" aria-label={group}>
            <ListHeading aria-hidden="true">{group}</ListHeading>
            {items}
          </ListGroup>
        );
      })}
    </>
  );
}

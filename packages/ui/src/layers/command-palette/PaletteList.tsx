'use client';

import { useRef } from 'react';
import { ListGroup, ListHeading } from '../../internal/listbox/listbox.styles';
import { useActiveRow } from '../../internal/listbox/useActiveRow';
import { useMessages } from '../../messages/MessagesProvider';
import type { PaletteCommand } from './command';
import { PaletteScroll } from './commandPalette.styles';
import { commandPaletteEn } from './messages';
import { PaletteNotes } from './PaletteNotes';
import { PaletteOption } from './PaletteOption';
import type { Palette } from './usePalette';

interface Run {
  readonly group: string | undefined;
  readonly from: number;
  readonly commands: PaletteCommand[];
}

function runsOf(list: readonly PaletteCommand[]): Run[] {
  const runs: Run[] = [];
  for (const [index, command] of list.entries()) {
    const last = runs.at(-1);
    if (last && last.group === command.group) last.commands.push(command);
    else runs.push({ group: command.group, from: index, commands: [command] });
  }
  return runs;
}

/** What was found, group by group, and what there is to say about it. */
export function PaletteList({ palette }: { readonly palette: Palette }) {
  const { list, listId, active, run, point, press } = palette;
  const message = useMessages(commandPaletteEn);
  const scroll = useRef<HTMLDivElement>(null);
  useActiveRow(scroll, palette.followed, true);
  const option = (command: PaletteCommand, index: number) => (
    <PaletteOption
      key={command.value}
      id={`${listId}-${index}`}
      command={command}
      active={index === active}
      onRun={() => run(index)}
      onPoint={() => point(index)}
    />
  );
  return (
    <>
      {list.length > 0 && (
        <PaletteScroll
          ref={scroll}
          id={listId}
          role="listbox"
          aria-label={message('commandPalette.commands')}
          onPointerDown={press}
          onMouseDown={(event) => event.preventDefault()}
        >
          {runsOf(list).map(({ group, from, commands }) => (
            <ListGroup key={group ?? ''} role={group ? 'group' : 'presentation'} aria-label={group}>
              {group && <ListHeading aria-hidden="true">{group}</ListHeading>}
              {commands.map((command, offset) => option(command, from + offset))}
            </ListGroup>
          ))}
        </PaletteScroll>
      )}
      <PaletteNotes palette={palette} />
    </>
  );
}

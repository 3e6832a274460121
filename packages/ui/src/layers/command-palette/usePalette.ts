import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useOptions } from '../../controls/combobox/useOptions';
import { moveActive } from '../../internal/listbox/moveActive';
import { useListPress } from '../../internal/useListPress';
import { useMessages } from '../../messages/MessagesProvider';
import { foundCommands, type PaletteCommand, type PaletteSearch, restingCommands } from './command';
import { commandPaletteEn } from './messages';

/** Milliseconds of rest before a query is looked up elsewhere. */
const REST = 180;

const NONE: readonly never[] = [];

interface PaletteOptions {
  readonly commands: readonly PaletteCommand[];
  readonly recent: readonly string[];
  readonly search: PaletteSearch | undefined;
  readonly onRun: (command: PaletteCommand) => void;
}

/** What is typed, what it finds, which line is active, and the keyboard of the box. */
export function usePalette({ commands, recent, search, onRun }: PaletteOptions) {
  const message = useMessages(commandPaletteEn);
  const [query, setQuery] = useState('');
  const [moved, setMoved] = useState({ index: -1, byPointer: false });
  const listId = useId();
  const wanted = query.trim();
  const asks = search !== undefined && wanted !== '';
  const found = useOptions<PaletteCommand>({ options: NONE, load: search, query: wanted, open: asks, debounce: REST });
  const records = asks ? found.options : NONE;
  const heading = message('commandPalette.recent');
  const matching = useMemo(
    () => (wanted ? foundCommands(commands, records, wanted) : restingCommands(commands, recent, heading)),
    [commands, records, wanted, recent, heading],
  );
  const { shown: list, press } = useListPress(matching);

  const place = { count: list.length, enabled: (index: number) => !list[index]?.disabled };
  const resting = moveActive('Home', { ...place, active: -1 }) ?? -1;
  const active = moved.index >= 0 && moved.index < list.length ? moved.index : resting;
  const type = (text: string) => {
    setQuery(text);
    setMoved({ index: -1, byPointer: false });
  };
  const run = (index: number) => {
    const command = list[index];
    if (command && !command.disabled) onRun(command);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.key === 'Home' || event.key === 'End') return;
    const target = moveActive(event.key, { ...place, active, wrap: true });
    if (event.key === 'Enter') run(active);
    else if (target !== undefined) setMoved({ index: target, byPointer: false });
    else return;
    event.preventDefault();
  };
  return {
    query,
    type,
    list,
    listId,
    active,
    followed: moved.byPointer ? -1 : active,
    point: (index: number) => setMoved({ index, byPointer: true }),
    press,
    run,
    onKeyDown,
    status: asks ? found.status : ('ready' as const),
    retry: found.retry,
  };
}

/** What `usePalette` gives. */
export type Palette = ReturnType<typeof usePalette>;

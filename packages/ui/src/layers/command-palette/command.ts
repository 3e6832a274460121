import { filterOptions } from '../../controls/combobox/filterOptions';
import type { SelectOption } from '../../internal/listbox/option';

/** One line of a `CommandPalette`: a screen, a record or an action; `value` is its unique name. */
export interface PaletteCommand extends SelectOption {
  /** Keys that run it outside the palette, each by itself: `['⌘', 'N']`. */
  readonly shortcut?: readonly string[];
}

/** Looks records up elsewhere; rejects when that fails, and stops when the signal does. */
export type PaletteSearch = (query: string, signal: AbortSignal) => Promise<readonly PaletteCommand[]>;

/** Recent commands shown while nothing is typed. */
const RECENT = 5;

/** Commands of one group put together, groups in the order in which their best command comes. */
function grouped(commands: readonly PaletteCommand[]): PaletteCommand[] {
  const groups = new Map<string | undefined, PaletteCommand[]>();
  for (const command of commands) {
    const group = groups.get(command.group);
    if (group) group.push(command);
    else groups.set(command.group, [command]);
  }
  return [...groups.values()].flat();
}

/** What the palette lists while nothing is typed: the recent ones first, under a heading of their own, then the others. */
export function restingCommands(
  commands: readonly PaletteCommand[],
  recent: readonly string[],
  heading: string,
): readonly PaletteCommand[] {
  const latest = recent
    .flatMap((value) => commands.find((command) => command.value === value && !command.disabled) ?? [])
    .slice(0, RECENT);
  const others = commands.filter((command) => !latest.includes(command));
  return [...latest.map((command) => ({ ...command, group: heading })), ...grouped(others)];
}

/** What the palette lists for a query: commands that hold every word, then what was found elsewhere. */
export function foundCommands(
  commands: readonly PaletteCommand[],
  records: readonly PaletteCommand[],
  query: string,
): readonly PaletteCommand[] {
  const own = grouped(filterOptions(commands, query));
  const known = new Set(own.map(({ value }) => value));
  return [...own, ...grouped(records.filter(({ value }) => !known.has(value)))];
}

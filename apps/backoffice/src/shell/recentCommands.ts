import { STORAGE_KEYS } from '../session/keys';
import { readStored, writeStored } from '../session/storage';

/** How many commands are remembered. */
const REMEMBERED = 5;

/** Names of the commands run last, newest first. */
export function readRecentCommands(): readonly string[] {
  return (readStored(STORAGE_KEYS.recentCommands) ?? '').split(' ').filter(Boolean).slice(0, REMEMBERED);
}

/** Remembers a command as the newest. */
export function rememberCommand(name: string): readonly string[] {
  const recent = [name, ...readRecentCommands().filter((known) => known !== name)].slice(0, REMEMBERED);
  writeStored(STORAGE_KEYS.recentCommands, recent.join(' '));
  return recent;
}

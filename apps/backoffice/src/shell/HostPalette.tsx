import { CommandPalette, type PaletteCommand } from '@corridor/ui';
import { useState } from 'react';
import { readRecentCommands, rememberCommand } from './recentCommands';
import { useCardSearch } from './useCardSearch';
import { useShellCommands } from './useShellCommands';

/** Props of `HostPalette`. */
export interface HostPaletteProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** One box for every screen that may be opened, every card, and what the shell can do. */
export function HostPalette({ open, onClose }: HostPaletteProps) {
  const { commands, run } = useShellCommands();
  const search = useCardSearch();
  const [recent, setRecent] = useState(readRecentCommands);
  const runAndRemember = (command: PaletteCommand) => {
    if (commands.includes(command)) setRecent(rememberCommand(command.value));
    run(command);
  };
  return (
    <CommandPalette
      open={open}
      onClose={onClose}
      commands={commands}
      recent={recent}
      {...(search && { search })}
      onRun={runAndRemember}
    />
  );
}

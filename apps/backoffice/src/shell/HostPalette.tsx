import type { NamedRight } from '@corridor/features';
import { CommandPalette, type PaletteCommand, type PaletteSearch } from '@corridor/ui';
import { useCallback, useState } from 'react';
import { BlockedActionDialog } from './BlockedActionDialog';
import { readRecentCommands, rememberCommand } from './recentCommands';
import { useRecordSearch } from './useRecordSearch';
import { useRefusedSearch } from './useRefusedSearch';
import { useShellCommands } from './useShellCommands';

/** Props of `HostPalette`. */
export interface HostPaletteProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** One box for every screen that may be opened, every record, and what the shell can do. */
export function HostPalette({ open, onClose }: HostPaletteProps) {
  const { commands, run } = useShellCommands();
  const findRecords = useRecordSearch();
  const refused = useRefusedSearch();
  const [why, explain] = useState<NamedRight | null>(null);
  const search = useCallback<PaletteSearch>(
    async (query, signal) => [...((await findRecords?.(query, signal)) ?? []), ...refused.find(query)],
    [findRecords, refused],
  );
  const [recent, setRecent] = useState(readRecentCommands);
  const runAndRemember = (command: PaletteCommand) => {
    const right = refused.rightOf(command);
    if (right) return explain(right);
    if (commands.includes(command)) setRecent(rememberCommand(command.value));
    run(command);
  };
  return (
    <>
      <CommandPalette
        open={open}
        onClose={onClose}
        commands={commands}
        recent={recent}
        search={search}
        onRun={runAndRemember}
      />
      <BlockedActionDialog right={why} onClose={() => explain(null)} />
    </>
  );
}

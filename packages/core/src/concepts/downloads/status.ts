import type { DownloadStatus } from './enums';

/** Every action on a background export, in the order that menus show them. @source ours */
export const DOWNLOAD_ACTIONS = ['fetch', 'again', 'delete'] as const;

/** What can be done with a background export. */
export type DownloadAction = (typeof DOWNLOAD_ACTIONS)[number];

/** The actions that a status allows: one that is not done is only given up. @source ours */
export function downloadActionsFor(status: DownloadStatus): DownloadAction[] {
  const isOpen = status === 'queued' || status === 'running';
  return DOWNLOAD_ACTIONS.filter((action) => {
    if (action === 'fetch') return status === 'ready';
    return action === 'delete' || !isOpen;
  });
}

import type { Page } from '@corridor/core';
import { Button, DownloadIcon, Icon, Menu, MenuItem } from '@corridor/ui';
import { useRuntimeMessages } from '../../i18n/useMessages';
import type { ListExport } from './ListExport';

/** Props of `ExportButton`. */
export interface ExportButtonProps {
  readonly exporter: ListExport;
  /** The page on screen. */
  readonly page: Page<unknown> | undefined;
  /** A count of rows in the list's own words, such as “280 cards”. */
  counted(count: number): string;
}

/** Writes the list to a file; where there is more than one page it asks whether only this one is meant. */
export function ExportButton({ exporter, page, counted }: ExportButtonProps) {
  const t = useRuntimeMessages();
  const isWhole = !page || page.total <= page.items.length;
  const button = (
    <Button
      size="sm"
      startIcon={<Icon of={DownloadIcon} size="sm" />}
      loading={exporter.running}
      aria-keyshortcuts="e"
      onClick={isWhole ? () => void exporter.run() : undefined}
    >
      <span data-tool="label">{t('export.start')}</span>
    </Button>
  );
  if (isWhole) return button;
  return (
    <Menu trigger={button} align="end">
      <MenuItem onSelect={() => void exporter.run('page')}>{t('export.page')}</MenuItem>
      <MenuItem onSelect={() => void exporter.run('all')}>{t('export.all', { rows: counted(page.total) })}</MenuItem>
    </Menu>
  );
}

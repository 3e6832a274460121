import type { Page } from '@corridor/core';
import { Button, DownloadIcon, Icon, Menu, MenuItem } from '@corridor/ui';
import { styled } from 'styled-components';
import { useRuntimeMessages } from '../../i18n/useMessages';
import type { ListExport } from './ListExport';

// Over records of two lines the icon alone stands beside the search.
const Label = styled.span`
  @container (max-width: 599px) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

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
  const label = <Label>{t('export.start')}</Label>;
  const look = {
    size: 'sm',
    startIcon: <Icon of={DownloadIcon} size="sm" />,
    loading: exporter.running,
    'aria-keyshortcuts': 'e',
  } as const;
  if (!page || page.total <= page.items.length) {
    return (
      <Button {...look} onClick={() => void exporter.run()}>
        {label}
      </Button>
    );
  }
  return (
    <Menu trigger={<Button {...look}>{label}</Button>} align="end">
      <MenuItem onSelect={() => void exporter.run('page')}>{t('export.page')}</MenuItem>
      <MenuItem onSelect={() => void exporter.run('all')}>{t('export.all', { rows: counted(page.total) })}</MenuItem>
    </Menu>
  );
}

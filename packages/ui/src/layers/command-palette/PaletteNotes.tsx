'use client';

import { Button } from '../../controls/button/Button';
import { Spinner } from '../../feedback/spinner/Spinner';
import { useMessages } from '../../messages/MessagesProvider';
import { VisuallyHidden } from '../../page/layout/VisuallyHidden';
import { PaletteNote } from './commandPalette.styles';
import { commandPaletteEn } from './messages';
import type { Palette } from './usePalette';

/** That a search is on, has failed or found nothing; and, for screen readers, how much was found. */
export function PaletteNotes({ palette }: { readonly palette: Palette }) {
  const { list, query, status, retry } = palette;
  const message = useMessages(commandPaletteEn);
  const line = list.length > 0 ? '' : undefined;
  if (status === 'loading') {
    return (
      <PaletteNote data-line={line} role="status">
        <span aria-hidden="true">{message('commandPalette.searching')}</span>
        <Spinner size="sm" label={message('commandPalette.searching')} />
      </PaletteNote>
    );
  }
  if (status === 'failed') {
    return (
      <PaletteNote data-line={line} role="alert">
        {message('commandPalette.failed')}
        <Button size="sm" onClick={retry}>
          {message('commandPalette.retry')}
        </Button>
      </PaletteNote>
    );
  }
  if (list.length > 0) {
    return (
      <VisuallyHidden role="status">
        {query.trim() ? message('commandPalette.count', { count: list.length }) : ''}
      </VisuallyHidden>
    );
  }
  return (
    <PaletteNote role="status">
      <span>{message('commandPalette.nothing', { query: query.trim() })}</span>
      <small>{message('commandPalette.nothingHint')}</small>
    </PaletteNote>
  );
}

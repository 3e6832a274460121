'use client';

import { useMessages } from '../../messages/MessagesProvider';
import { Key, PaletteFoot } from './commandPalette.styles';
import { commandPaletteEn } from './messages';

const LINES = [
  ['↑ ↓', 'commandPalette.move'],
  ['↵', 'commandPalette.run'],
  ['Esc', 'commandPalette.close'],
] as const;

/** The keys of the palette, for those who see it; a combobox tells them to screen readers by itself. */
export function PaletteKeysLine() {
  const message = useMessages(commandPaletteEn);
  return (
    <PaletteFoot aria-hidden="true">
      {LINES.map(([key, words]) => (
        <span key={key}>
          <Key>{key}</Key>
          {message(words)}
        </span>
      ))}
    </PaletteFoot>
  );
}

'use client';

import { OptionWords } from '../../internal/listbox/listbox.styles';
import type { PaletteCommand } from './command';
import { Key, PaletteKeys, PaletteRow } from './commandPalette.styles';

interface PaletteOptionProps {
  readonly id: string;
  readonly command: PaletteCommand;
  readonly active: boolean;
  readonly onRun: () => void;
  readonly onPoint: () => void;
}

/** One line of the palette with the keys that run it elsewhere. */
export function PaletteOption({ id, command, active, onRun, onPoint }: PaletteOptionProps) {
  const { icon, label, description, shortcut, disabled } = command;
  return (
    <PaletteRow
      id={id}
      role="option"
      aria-selected={active}
      aria-disabled={disabled || undefined}
      aria-keyshortcuts={shortcut?.join('+')}
      data-active={active ? '' : undefined}
      data-choice={command.value}
      onClick={disabled ? undefined : onRun}
      onMouseMove={disabled ? undefined : onPoint}
    >
      {icon && <span data-icon="">{icon}</span>}
      <OptionWords>
        <span>{label}</span>
        {description && <small>{description}</small>}
      </OptionWords>
      {shortcut && (
        <PaletteKeys aria-hidden="true">
          {shortcut.map((key) => (
            <Key key={key}>{key}</Key>
          ))}
        </PaletteKeys>
      )}
    </PaletteRow>
  );
}

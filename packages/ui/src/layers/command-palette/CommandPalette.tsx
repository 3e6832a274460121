'use client';

import { type ForwardedRef, forwardRef, type HTMLAttributes, useRef } from 'react';
import { Icon, SearchIcon } from '../../icon';
import { LayerTree, ModalLayer, useLayer, useLayerProps } from '../../internal/layer';
import { useMergedRef } from '../../internal/useMergedRef';
import { useMessages } from '../../messages/MessagesProvider';
import type { PaletteCommand, PaletteSearch } from './command';
import { PaletteBox, PaletteInput, PalettePanel } from './commandPalette.styles';
import { commandPaletteEn } from './messages';
import { PaletteKeysLine } from './PaletteKeysLine';
import { PaletteList } from './PaletteList';
import { usePalette } from './usePalette';

/** Props of `CommandPalette`; what is not named here goes to the panel. */
export interface CommandPaletteProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Everything that can be gone to or done now; keep the array the same between renders. */
  readonly commands: readonly PaletteCommand[];
  /** Names of commands run before, newest first; shown while nothing is typed. */
  readonly recent?: readonly string[];
  /** Finds records elsewhere while something is typed. */
  readonly search?: PaletteSearch;
  /** Runs a command; the palette closes first, so that the focus is back where it came from. */
  readonly onRun: (command: PaletteCommand) => void;
  readonly placeholder?: string;
}

/** One box for every screen, record and action. The host opens it, by Ctrl or ⌘ with K, and runs what is chosen. */
export const CommandPalette = forwardRef<HTMLDivElement, CommandPaletteProps>(function CommandPalette(props, ref) {
  // A palette that opens again must not remember what was typed the time before.
  return <LayerTree>{props.open && <PaletteLayer {...props} panelRef={ref} />}</LayerTree>;
});

type PaletteLayerProps = CommandPaletteProps & { readonly panelRef: ForwardedRef<HTMLDivElement> };

const NOTHING: readonly never[] = [];

function PaletteLayer({ open, onClose, commands, recent = NOTHING, search, onRun, ...panel }: PaletteLayerProps) {
  const { placeholder, panelRef, ...rest } = panel;
  const message = useMessages(commandPaletteEn);
  const input = useRef<HTMLInputElement>(null);
  const run = (command: PaletteCommand) => {
    onClose();
    onRun(command);
  };
  const palette = usePalette({ commands, recent, search, onRun: run });
  const layer = useLayer({
    open,
    onOpenChange: (next) => next || onClose(),
    role: 'dialog',
    trigger: 'none',
    positioned: false,
  });
  const { getFloatingProps } = useLayerProps(layer);
  const ref = useMergedRef(panelRef, layer.refs.setFloating);
  const { list, listId, active } = palette;
  return (
    <ModalLayer layer={layer} initialFocus={input}>
      <PalettePanel
        ref={ref}
        {...getFloatingProps(rest)}
        aria-modal="true"
        aria-label={message('commandPalette.label')}
      >
        <PaletteBox>
          <Icon of={SearchIcon} />
          <PaletteInput
            ref={input}
            role="combobox"
            aria-expanded={list.length > 0}
            aria-controls={list.length > 0 ? listId : undefined}
            aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
            aria-autocomplete="list"
            aria-label={message('commandPalette.label')}
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder ?? message('commandPalette.placeholder')}
            value={palette.query}
            onChange={(event) => palette.type(event.target.value)}
            onKeyDown={palette.onKeyDown}
          />
        </PaletteBox>
        <PaletteList palette={palette} />
        <PaletteKeysLine />
      </PalettePanel>
    </ModalLayer>
  );
}

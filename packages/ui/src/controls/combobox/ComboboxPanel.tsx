'use client';

import { type RefObject, useRef, useState } from 'react';
import { Spinner } from '../../feedback/spinner/Spinner';
import { LayerPortal, LayerTree, useLayer } from '../../internal/layer';
import { ListNote } from '../../internal/listbox/listbox.styles';
import { OptionList } from '../../internal/listbox/OptionList';
import { useActiveRow } from '../../internal/listbox/useActiveRow';
import { useMergedRef } from '../../internal/useMergedRef';
import { useMessages } from '../../messages/MessagesProvider';
import { Button } from '../button/Button';
import { OptionsList, OptionsPanel } from './combobox.styles';
import { comboboxEn } from './messages';
import type { ComboboxBoxState } from './useCombobox';
import { VirtualOptions } from './VirtualOptions';

/** Lists up to this many are drawn whole. */
const WHOLE = 60;

/** Props of `ComboboxPanel`. */
export interface ComboboxPanelProps {
  readonly box: ComboboxBoxState;
  /** The box that it belongs to. */
  readonly reference: RefObject<HTMLElement | null>;
  readonly selected: (value: string) => boolean;
  readonly multiple: boolean;
  readonly naming: { readonly 'aria-label'?: string; readonly 'aria-labelledby'?: string };
}

const PANEL = { trigger: 'none', gap: 4, width: 'at-least-reference', maxHeight: 328 } as const;

/** The options under a combobox while it is open, or why there are none. */
export function ComboboxPanel(props: ComboboxPanelProps) {
  return (
    <LayerTree>
      <PanelLayer {...props} />
    </LayerTree>
  );
}

function PanelLayer({ box, reference, selected, multiple, naming }: ComboboxPanelProps) {
  const { listId, active, found, press } = box;
  const layer = useLayer({ ...PANEL, open: true, onOpenChange: box.toggle, reference, still: press.pressed });
  const { options, status } = found;
  const [scroll, setScroll] = useState<HTMLDivElement | null>(null);
  const held = useRef<HTMLDivElement>(null);
  const ref = useMergedRef<HTMLDivElement>(held, setScroll);
  useActiveRow(held, options.length > WHOLE ? -1 : box.followed, layer.isPositioned);
  const list = { listId, options, active, selected, multiple, onPick: box.pick, onPoint: box.point };
  return (
    <LayerPortal layer={layer}>
      <OptionsPanel
        ref={layer.refs.setFloating}
        style={layer.floatingStyles}
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.length > 0 ? (
          <OptionsList
            ref={ref}
            id={listId}
            role="listbox"
            aria-multiselectable={multiple || undefined}
            aria-busy={status === 'loading'}
            onPointerDown={press.press}
            {...naming}
          >
            {options.length <= WHOLE ? (
              <OptionList {...list} />
            ) : (
              scroll && <VirtualOptions {...list} scroll={scroll} followed={box.followed} />
            )}
          </OptionsList>
        ) : (
          <OptionsList>
            <PanelNote box={box} />
          </OptionsList>
        )}
      </OptionsPanel>
    </LayerPortal>
  );
}

function PanelNote({ box }: { readonly box: ComboboxBoxState }) {
  const message = useMessages(comboboxEn);
  const { status, retry } = box.found;
  if (status === 'loading') {
    return (
      <ListNote>
        <Spinner size="sm" label={message('combobox.loading')} />
      </ListNote>
    );
  }
  if (status === 'failed') {
    return (
      <ListNote>
        <div>{message('combobox.failed')}</div>
        <Button size="sm" tabIndex={-1} onClick={retry}>
          {message('combobox.retry')}
        </Button>
      </ListNote>
    );
  }
  return (
    <ListNote>{box.typed ? message('combobox.nothing', { query: box.typed }) : message('combobox.none')}</ListNote>
  );
}

'use client';

import { useRef, useState } from 'react';
import { Button } from '../button/Button';
import { LayerPortal } from '../internal/layer';
import { ListNote, ListPanel } from '../internal/listbox/listbox.styles';
import { OptionList } from '../internal/listbox/OptionList';
import { useActiveRow } from '../internal/listbox/useActiveRow';
import { useMergedRef } from '../internal/useMergedRef';
import { useMessages } from '../messages/MessagesProvider';
import { Spinner } from '../spinner/Spinner';
import { comboboxEn } from './messages';
import type { ComboboxBoxState } from './useCombobox';
import { VirtualOptions } from './VirtualOptions';

/** Lists up to this many are drawn whole. */
const WHOLE = 60;

interface ComboboxPanelProps {
  readonly box: ComboboxBoxState;
  readonly selected: (value: string) => boolean;
  readonly multiple: boolean;
  readonly naming: { readonly 'aria-label'?: string; readonly 'aria-labelledby'?: string };
}

/** The options under a combobox, or why there are none. */
export function ComboboxPanel({ box, selected, multiple, naming }: ComboboxPanelProps) {
  const { layer, listId, active, found } = box;
  const { options, status } = found;
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);
  const held = useRef<HTMLDivElement>(null);
  const ref = useMergedRef(useMergedRef<HTMLDivElement>(layer.refs.setFloating, held), setPanel);
  useActiveRow(held, options.length > WHOLE ? -1 : box.followed, layer.isPositioned);
  const list = { listId, options, active, selected, multiple, onPick: box.pick, onPoint: box.point };
  return (
    <LayerPortal layer={layer}>
      <ListPanel ref={ref} style={layer.floatingStyles} onMouseDown={(event) => event.preventDefault()}>
        {options.length > 0 && (
          <div
            id={listId}
            role="listbox"
            aria-multiselectable={multiple || undefined}
            aria-busy={status === 'loading'}
            {...naming}
          >
            {options.length <= WHOLE ? (
              <OptionList {...list} />
            ) : (
              panel && <VirtualOptions {...list} panel={panel} followed={box.followed} />
            )}
          </div>
        )}
        {options.length === 0 && <PanelNote box={box} />}
      </ListPanel>
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

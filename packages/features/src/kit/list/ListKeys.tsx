import { type RefObject, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../lazyPart';
import { pressListKey } from './keyBindings';
import type { ListState } from './ListState';

const KeysDialog = lazyPart(async () => (await import('./KeysDialog')).KeysDialog);

/** Props of `ListKeys`. */
export interface ListKeysProps {
  readonly state: ListState;
  readonly frame: RefObject<HTMLElement | null>;
}

/** Keys of a list: `j` and `k` to its rows, `[` and `]` between open records, `f` filters, `e` exports, `?` names them all. */
export function ListKeys({ state, frame }: ListKeysProps) {
  const [isOpen, show] = useState(false);
  const latest = useRef(state);
  latest.current = state;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { view, page, open } = latest.current;
      const ids = (page.data?.items ?? []).map(({ id }) => id);
      pressListKey(event, { frame: frame.current, ids, openId: view.openId, open, help: () => show(true) });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [frame]);
  return isOpen ? <KeysDialog onClose={() => show(false)} /> : null;
}

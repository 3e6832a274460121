import type { ListState } from '../list/ListState';
import type { AnyActions } from './AnyActions';

/** Props of `ActionLayer`. */
export interface ActionLayerProps {
  readonly actions: AnyActions;
  readonly state: ListState;
}

/** Confirmation of the action that waits for it, over its list. */
export function ActionLayer({ actions, state }: ActionLayerProps) {
  const { pending, tools } = state;
  const [row] = pending?.rows ?? [];
  if (!pending || !row) return null;
  const { name } = pending;
  const { Question, BulkQuestion } = actions;
  if (!pending.bulk) {
    const done = () => (name === 'delete' ? state.removed(row.id) : state.markChanged(row.id));
    return <Question {...{ name, row, tools }} onClose={() => state.confirm(null)} onDone={done} />;
  }
  const close = (left: readonly string[]) => {
    state.confirm(null);
    state.select(left);
  };
  return <BulkQuestion {...{ name, tools }} rows={pending.rows} onClose={close} />;
}

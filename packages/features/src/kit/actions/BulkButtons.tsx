import { Button } from '@corridor/ui';
import type { ListState } from '../list/ListState';
import { wordOf } from '../list/tableColumns';
import type { AnyActions } from './AnyActions';
import { bulkActions } from './allowedGroups';

/** Props of `BulkButtons`. */
export interface BulkButtonsProps {
  readonly actions: AnyActions;
  readonly state: ListState;
}

/** What can be done to the selected records, where at least one of them allows it. */
export function BulkButtons({ actions, state }: BulkButtonsProps) {
  const chosen = state.selected.flatMap((id) => state.seen.get(id) ?? []);
  return bulkActions(actions).map((name) => {
    const rows = chosen.filter(({ allowedActions }) => allowedActions?.includes(name));
    if (rows.length === 0) return null;
    return (
      <Button key={name} size="sm" onClick={() => state.confirm({ name, rows, bulk: true })}>
        {wordOf(state.list, state.tools, `bulk.${name}`)}
      </Button>
    );
  });
}

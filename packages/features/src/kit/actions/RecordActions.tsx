import type { HeadingLevel } from '@corridor/ui';
import { useState } from 'react';
import { listMessages } from '../../messages/lists';
import { useDisplayTools } from '../columns/useDisplayTools';
import { WidgetFrame } from '../frame/WidgetFrame';
import type { AnyRow } from '../list/AnyRow';
import type { AnyActions } from './AnyActions';
import { allowedGroups } from './allowedGroups';
import { RowMenu } from './RowMenu';

/** Props of `RecordActions`. */
export interface RecordActionsProps<Row, Record> {
  readonly actions: AnyActions;
  /** The record, with the `allowedActions` that the gateway gave it. */
  readonly row: Row;
  /** Called with what the record has become. */
  readonly onDone?: ((record: Record) => void) | undefined;
  /** Level of the titles of its confirmations. Default 2. */
  readonly headingLevel?: HeadingLevel | undefined;
}

/** Actions that are allowed on a record, with their confirmations, wherever a host shows the record. */
export function RecordActions<Row extends AnyRow, Record>({
  actions,
  onDone,
  ...rest
}: RecordActionsProps<Row, Record>) {
  return (
    <WidgetFrame messages={[...actions.list.messages, listMessages]}>
      <ActionMenu actions={actions} {...rest} onDone={(record) => onDone?.(asRecord(record))} />
    </WidgetFrame>
  );
}

function ActionMenu({ actions, row, onDone, headingLevel }: RecordActionsProps<AnyRow, unknown>) {
  const [name, confirm] = useState<string | null>(null);
  const tools = useDisplayTools();
  const groups = allowedGroups(actions, row).map((group) => group.filter(({ action }) => !action.form));
  return (
    <>
      <RowMenu
        list={actions.list}
        {...{ tools, row }}
        groups={groups.filter((group) => group.length > 0)}
        onAction={(named) => confirm(named.name)}
      />
      {name && (
        <actions.Question
          {...{ name, row, tools, headingLevel }}
          onClose={() => confirm(null)}
          onDone={(record) => onDone?.(record)}
        />
      )}
    </>
  );
}

/** Guarantee: a call on a record answers the record. */
function asRecord<Record>(record: unknown): Record {
  return record as Record;
}

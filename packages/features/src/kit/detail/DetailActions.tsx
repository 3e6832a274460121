import { Button } from '@corridor/ui';
import type { AnyActions } from '../actions/AnyActions';
import { allowedGroups, type NamedAction } from '../actions/allowedGroups';
import { RowMenu } from '../actions/RowMenu';
import type { DisplayTools } from '../columns/Column';
import type { AnyRow } from '../list/AnyRow';
import { wordOf } from '../list/tableColumns';

/** Props of `DetailMenu` and `DetailFooter`. */
export interface DetailActionsProps {
  readonly actions: AnyActions;
  readonly row: AnyRow;
  readonly tools: DisplayTools;
  /** What the list as a whole allows, such as `create`. */
  readonly ofList?: readonly string[] | undefined;
  readonly onAction: (action: NamedAction) => void;
}

/** Menu of the actions that are allowed on the record. */
export function DetailMenu({ actions, row, tools, ofList, onAction }: DetailActionsProps) {
  return <RowMenu list={actions.list} {...{ tools, row, onAction }} groups={allowedGroups(actions, row, ofList)} />;
}

/** The allowed ones of the main actions, in this order. */
export function mainActions(
  actions: AnyActions | undefined,
  names: readonly string[] | undefined,
  row: AnyRow,
  ofList?: readonly string[],
): readonly NamedAction[] {
  const allowed = actions ? allowedGroups(actions, row, ofList).flat() : [];
  return (names ?? []).flatMap((name) => allowed.find((named) => named.name === name) ?? []);
}

/** Props of `MainActions`. */
export interface MainActionsProps extends Pick<DetailActionsProps, 'tools' | 'onAction'> {
  readonly list: AnyActions['list'];
  readonly main: readonly NamedAction[];
}

/** Main actions as buttons, the last one primary where it takes nothing away. */
export function MainActions({ list, main, tools, onAction }: MainActionsProps) {
  return main.map((named, index) => {
    const isPrimary = index === main.length - 1 && named.action.tone !== 'danger';
    return (
      <Button key={named.name} variant={isPrimary ? 'primary' : 'secondary'} onClick={() => onAction(named)}>
        {wordOf(list, tools, `action.${named.said}`)}
      </Button>
    );
  });
}

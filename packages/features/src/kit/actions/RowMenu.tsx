import { Icon, IconButton, Menu, MenuItem, MenuSeparator, MoreIcon } from '@corridor/ui';
import { Fragment } from 'react';
import type { DisplayTools } from '../columns/Column';
import type { AnyRow } from '../list/AnyRow';
import type { AnyList } from '../list/ListDeclaration';
import { wordOf } from '../list/tableColumns';
import type { NamedAction } from './allowedGroups';

/** Props of `RowMenu`. */
export interface RowMenuProps {
  readonly list: AnyList;
  readonly tools: DisplayTools;
  readonly row: AnyRow;
  readonly groups: readonly (readonly NamedAction[])[];
  readonly onAction: (action: NamedAction) => void;
  /** Offers the way to the details. */
  readonly onOpen?: (() => void) | undefined;
}

/** Actions that are allowed on a record, behind one button; nothing where there are none. */
export function RowMenu({ list, tools, row, groups, onAction, onOpen }: RowMenuProps) {
  if (groups.length === 0 && !onOpen) return null;
  const trigger = (
    <IconButton size="sm" label={tools.t('list.actionsOf', { name: list.nameOf(row, tools) })}>
      <Icon of={MoreIcon} />
    </IconButton>
  );
  return (
    <Menu trigger={trigger} align="end">
      {onOpen && <MenuItem onSelect={onOpen}>{tools.t('list.open')}</MenuItem>}
      {groups.map((group, index) => (
        <Fragment key={group[0]?.name}>
          {(index > 0 || onOpen) && <MenuSeparator />}
          {group.map((named) => (
            <MenuItem
              key={named.name}
              {...(isFinal(named) && { tone: 'danger' as const })}
              onSelect={() => onAction(named)}
            >
              {wordOf(list, tools, `action.${named.said}`)}
            </MenuItem>
          ))}
        </Fragment>
      ))}
    </Menu>
  );
}

/** Returns true if an action can't be undone. */
function isFinal({ name, action }: NamedAction): boolean {
  return action.typed !== undefined || name === 'delete';
}

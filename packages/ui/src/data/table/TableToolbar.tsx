'use client';

import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { IconButton } from '../../controls/button/IconButton';
import { Icon, RefreshIcon } from '../../icon';
import { useMessages } from '../../messages/MessagesProvider';
import type { Density } from '../../theme/context';
import { ColumnsMenu, type ListedColumn } from './ColumnsMenu';
import type { ColumnView } from './columnView';
import { DensityMenu } from './DensityMenu';
import { tableEn } from './messages';
import { ToolbarRoot, ToolbarSide } from './toolbar.styles';

/** Props of `TableToolbar`; a tool whose listener is absent is absent. */
export interface TableToolbarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** At the start: how many there are, a filter bar, tabs. */
  readonly children?: ReactNode;
  /** At the end, after the tools: export and the like. */
  readonly actions?: ReactNode;
  readonly columns?: readonly ListedColumn[];
  readonly columnView?: ColumnView;
  readonly onColumnViewChange?: (view: ColumnView) => void;
  readonly density?: Density;
  readonly onDensityChange?: (density: Density) => void;
  readonly onRefresh?: () => void;
  /** While newer data is on its way. */
  readonly refreshing?: boolean;
}

/** The line above the headings: what the table shows at the start, its tools at the end. */
export const TableToolbar = forwardRef<HTMLDivElement, TableToolbarProps>(function TableToolbar(props, ref) {
  const {
    children,
    actions,
    columns,
    columnView,
    onColumnViewChange,
    density,
    onDensityChange,
    onRefresh,
    refreshing,
    ...rest
  } = props;
  const message = useMessages(tableEn);
  return (
    <ToolbarRoot ref={ref} {...rest}>
      <ToolbarSide data-side="start">{children}</ToolbarSide>
      <ToolbarSide role="group" aria-label={message('table.tools')}>
        {onRefresh && (
          <IconButton size="sm" label={message('table.refresh')} loading={refreshing} onClick={onRefresh}>
            <Icon of={RefreshIcon} />
          </IconButton>
        )}
        {density && onDensityChange && <DensityMenu density={density} onChange={onDensityChange} />}
        {columns && columnView && onColumnViewChange && (
          <ColumnsMenu columns={columns} view={columnView} onChange={onColumnViewChange} />
        )}
        {actions}
      </ToolbarSide>
    </ToolbarRoot>
  );
});

import { Fragment } from 'react';
import type { BodyProps } from './body';
import { ROLES } from './roles';
import { SkeletonRows } from './SkeletonRows';
import { TableRow } from './TableRow';

/** Every row of a page, in normal flow. */
export function PagedBody<Row>({ model, bodyProps }: BodyProps<Row>) {
  const { props, plan, selection, expansion } = model;
  const { rows, rowId, firstRow = 0, activeRowId, rowDetail } = props;
  if (props.loading && rows.length === 0) return <SkeletonRows model={model} />;
  return (
    <tbody {...ROLES.group} className="cr-tbody" {...bodyProps}>
      {rows.map((row, index) => {
        const id = rowId(row);
        const expanded = expansion.ids.has(id);
        return (
          <Fragment key={id}>
            <TableRow
              row={row}
              id={id}
              index={index}
              position={firstRow + index + 2}
              plan={plan}
              selected={selection.ids.has(id)}
              expanded={expanded}
              active={id === activeRowId}
              onToggle={selection.toggle}
              onExpand={expansion.toggle}
            />
            {rowDetail && expanded && (
              <tr {...ROLES.row} className="cr-detail">
                <td role={plan.cell} className="cr-detail-cell">
                  {rowDetail(row)}
                </td>
              </tr>
            )}
          </Fragment>
        );
      })}
    </tbody>
  );
}

import { BAR_LENGTHS } from './rowRules';
import type { TableModel } from './useTableModel';

/** Rows of the shape that is on its way: the same height, tracks and alignment. */
export function SkeletonRows<Row>({ model }: { readonly model: TableModel<Row> }) {
  const { plan, props } = model;
  return (
    <tbody role="presentation" aria-hidden="true" className="cr-tbody cr-skeleton">
      {Array.from({ length: props.skeletonRows ?? 10 }, (_, row) => row).map((row) => (
        <tr key={row} className="cr-row">
          {plan.may && (
            <td className="cr-td cr-select">
              <span className="cr-box" />
            </td>
          )}
          {plan.expands && <td className="cr-td cr-expand" />}
          {plan.columns.map(({ column, className, place }, index) => (
            <td key={column.id} className={className} data-place={plan.cards ? place : undefined}>
              <span className="cr-bar" data-length={(row * 3 + index * 5) % BAR_LENGTHS.length} />
            </td>
          ))}
          {plan.actions && <td className="cr-td cr-actions" />}
        </tr>
      ))}
    </tbody>
  );
}

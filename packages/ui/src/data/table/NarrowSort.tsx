import { useMedia } from '../../internal/useMedia';
import { useMessages } from '../../messages/MessagesProvider';
import { breakpoint } from '../../theme/tokens';
import { tableEn } from './messages';
import type { TableModel } from './useTableModel';

const NARROW = `(max-width: ${breakpoint.sm - 0.02}px)`;
const DIRECTIONS = ['asc', 'desc'] as const;

/** The order of rows as one control, where a narrow screen has no headings to press. */
export function NarrowSort<Row>({ model }: { readonly model: TableModel<Row> }) {
  const message = useMessages(tableEn);
  const isNarrow = useMedia(NARROW);
  const { sort, setSort, props } = model;
  const sortable = props.columns.filter((column) => column.sortable);
  if (!isNarrow || sortable.length === 0) return null;
  const take = (value: string) => {
    const [field, direction] = value.split(' ');
    if (!field) setSort(null);
    else setSort({ field, direction: direction === 'desc' ? 'desc' : 'asc' });
  };
  return (
    <label className="cr-narrow-sort">
      <bdi>{message('table.sort')}</bdi>
      <select value={sort ? `${sort.field} ${sort.direction}` : ''} onChange={({ target }) => take(target.value)}>
        <option value="">{message('table.defaultOrder')}</option>
        {sortable.flatMap(({ id, header }) =>
          DIRECTIONS.map((direction) => (
            <option key={`${id} ${direction}`} value={`${id} ${direction}`}>
              {`${header} ${direction === 'asc' ? '↑' : '↓'}`}
            </option>
          )),
        )}
      </select>
    </label>
  );
}

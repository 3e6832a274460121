import { Table as AntTable, ConfigProvider, type TableColumnsType } from 'antd';
import { useMemo } from 'react';
import { type BenchRow, FIELDS, HEIGHT, WIDTH } from './rows';
import { type SceneProps, startScene } from './scene';

const theme = { components: { Table: { cellPaddingBlockSM: 6.5 } } };

function Table({ rows, sorted, search }: SceneProps) {
  const columns = useMemo<TableColumnsType<BenchRow>>(
    () =>
      FIELDS.map((field) => ({
        dataIndex: field,
        title: field,
        width: WIDTH,
        ...(field === 'reference' && {
          sorter: (one: BenchRow, other: BenchRow) => one.reference.localeCompare(other.reference),
          sortOrder: sorted ? 'ascend' : null,
        }),
      })),
    [sorted],
  );
  // It has no search of its own; this is what its documentation tells to do.
  const shown = useMemo(() => {
    const wanted = search.toLowerCase();
    return wanted
      ? rows.filter((row) => FIELDS.some((field) => String(row[field]).toLowerCase().includes(wanted)))
      : rows;
  }, [rows, search]);
  return (
    <ConfigProvider theme={theme}>
      <AntTable<BenchRow>
        virtual
        size="small"
        rowKey="id"
        columns={columns}
        dataSource={shown}
        pagination={false}
        rowSelection={{}}
        scroll={{ x: WIDTH * FIELDS.length, y: HEIGHT - 40 }}
      />
    </ConfigProvider>
  );
}

startScene(Table, { row: '.ant-table-row', scroller: '.ant-table-tbody-virtual-holder' });

import type { GatewayFile, Statement, StatementDetail } from '@corridor/core';
import { Drawer } from '@corridor/ui';
import type { DetailItem } from '../../display/DetailList';
import { statementsMessages } from '../../messages/statements';
import { useRuntime } from '../../runtime/Runtime';
import { useRecord } from '../../runtime/useRecord';
import { useWords } from '../../words/useWords';
import { StatementDetailBody } from './StatementDetailBody';
import { StatementFiles } from './StatementFiles';

/** Props of `StatementDetailDrawer`. */
export interface StatementDetailDrawerProps {
  readonly statementId: string;
  /** The row that was opened, so that its name is there before its details. */
  readonly row: Statement | undefined;
  readonly onClose: () => void;
  readonly onExport?: ((file: GatewayFile) => void) | undefined;
  readonly detailRows?: ((statement: StatementDetail) => readonly DetailItem[]) | undefined;
}

/** The details of a statement beside the list it was opened from; the list stays in use. */
export function StatementDetailDrawer(props: StatementDetailDrawerProps) {
  const { statementId, row, onClose, onExport, detailRows } = props;
  const { gateway } = useRuntime();
  const say = useWords(statementsMessages);
  const record = useRecord(gateway.statements, statementId);
  const known = record.data ?? row;
  return (
    <Drawer
      open
      nonModal
      onClose={onClose}
      title={known ? say('statements.detail.title', { period: known.period }) : say('statements.title')}
      subtitle={known && `${known.ownerName} · ${known.currency}`}
      footer={known && onExport && <StatementFiles statement={known} onExport={onExport} />}
    >
      <StatementDetailBody record={record} detailRows={detailRows} />
    </Drawer>
  );
}

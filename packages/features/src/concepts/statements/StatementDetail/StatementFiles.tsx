import type { ExportFormat, GatewayFile, Statement } from '@corridor/core';
import { Button, DownloadIcon, Icon } from '@corridor/ui';
import { useMessages, useRuntimeMessages } from '../../../i18n/useMessages';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { statementsMessages } from '../../../messages/statements';
import { describeError } from '../../../runtime/describeError';
import { useRuntime } from '../../../runtime/Runtime';
import { useExport } from '../../../runtime/useExport';

interface StatementFileProps {
  readonly statement: Statement;
  readonly format: ExportFormat;
  readonly onExport: (file: GatewayFile) => void;
}

/** What a host gives to widgets that show statements. */
interface FileOptions {
  readonly onExport?: (file: GatewayFile) => void;
}

const FORMATS: readonly ExportFormat[] = ['csv', 'pdf'];

/** Fetches a statement as a file in either format; each button shows that its file is on the way. */
export function StatementFiles({ record, options: { onExport } }: SectionProps<Statement, FileOptions>) {
  if (!onExport) return null;
  return FORMATS.map((format) => <StatementFile key={format} {...{ format, onExport }} statement={record} />);
}

function StatementFile({ format, statement, onExport }: StatementFileProps) {
  const { gateway, emit } = useRuntime();
  const t = useMessages(statementsMessages);
  const translateError = useRuntimeMessages();
  const write = useExport(gateway.statementLines, {
    onSuccess(file) {
      onExport(file);
      emit({
        type: 'statements.exported',
        fileName: file.name,
        message: t('export.done', { file: file.name }),
      });
    },
    onFailure(error) {
      emit({ type: 'statements.exportFailed', message: describeError(error, translateError).title });
    },
  });
  const fetchFile = () => void write.run({ format, filter: { statementId: statement.id }, zone: statement.zone });
  return (
    <Button startIcon={<Icon of={DownloadIcon} size="sm" />} loading={write.state === 'pending'} onClick={fetchFile}>
      {t(format === 'pdf' ? 'statements.file.pdf' : 'statements.file.csv')}
    </Button>
  );
}

import type { ExportFormat, GatewayFile, Statement } from '@corridor/core';
import { Button, DownloadIcon, Icon } from '@corridor/ui';
import { statementsMessages } from '../../messages/statements';
import { describeError } from '../../runtime/describeError';
import { useRuntime } from '../../runtime/Runtime';
import { useExport } from '../../runtime/useExport';
import { useRuntimeWords, useWords } from '../../words/useWords';

/** Props of `StatementFiles`. */
export interface StatementFilesProps {
  readonly statement: Statement;
  readonly onExport: (file: GatewayFile) => void;
}

const FORMATS: readonly ExportFormat[] = ['csv', 'pdf'];

/** Fetches a statement as a file in either format; each button shows that its file is on the way. */
export function StatementFiles(props: StatementFilesProps) {
  return FORMATS.map((format) => <StatementFile key={format} format={format} {...props} />);
}

function StatementFile({ format, statement, onExport }: StatementFilesProps & { readonly format: ExportFormat }) {
  const { gateway, emit } = useRuntime();
  const say = useWords(statementsMessages);
  const sayError = useRuntimeWords();
  const write = useExport(gateway.statementLines, {
    onSuccess(file) {
      onExport(file);
      emit({
        type: 'statements.exported',
        fileName: file.name,
        message: say('statements.export.done', { file: file.name }),
      });
    },
    onFailure(error) {
      emit({ type: 'statements.exportFailed', message: describeError(error, sayError).title });
    },
  });
  const fetchFile = () => void write.run({ format, filter: { statementId: statement.id }, zone: statement.zone });
  return (
    <Button startIcon={<Icon of={DownloadIcon} size="sm" />} loading={write.state === 'pending'} onClick={fetchFile}>
      {say(format === 'pdf' ? 'statements.file.pdf' : 'statements.file.csv')}
    </Button>
  );
}

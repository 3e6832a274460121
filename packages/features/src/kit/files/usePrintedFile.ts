import type { GatewayFile, PrintedFile } from '@corridor/core';
import { useTranslator } from '../../i18n/I18nProvider';
import { describeError } from '../../runtime/describeError';
import type { ListConcept } from '../../runtime/ListConcept';
import { useRuntime } from '../../runtime/Runtime';
import type { WriteHandlers } from '../../runtime/useWrite';

/** Hands a file that a call printed to the host, and tells how that went. */
export function usePrintedFile(
  concept: ListConcept,
  onExport: (file: GatewayFile) => void,
): WriteHandlers<PrintedFile> {
  const t = useTranslator();
  const { emit } = useRuntime();
  return {
    onSuccess(printed) {
      const { name } = printed;
      onExport(fileOf(printed));
      emit({ type: `${concept}.exported`, fileName: name, message: t('export.done', { file: name }) });
    },
    onFailure: (error) => emit({ type: `${concept}.exportFailed`, message: describeError(error, t).title }),
  };
}

function fileOf({ name, contentType, content }: PrintedFile): GatewayFile {
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  return { name, contentType, blob: new Blob([bytes], { type: contentType }) };
}

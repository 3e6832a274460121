import { type MerchantDetail, merchantDocumentKind, requiredDocuments } from '@corridor/core';
import { Grid } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { DetailSection } from '../../../kit/detail/DetailSection';
import { FileField } from '../../../kit/files/FileField';
import { useFileUpload } from '../../../kit/files/useFileUpload';
import { merchantsMessages } from '../../../messages/merchants';
import { useRuntime } from '../../../runtime/Runtime';
import { useShownDocument } from '../display/useShownDocument';

/** Documents of a merchant: those that are there, and a place for each that its review needs. */
export function DocumentsSection({ record, level }: SectionProps<MerchantDetail>) {
  const t = useMessages(merchantsMessages);
  const { gateway } = useRuntime();
  const { send, describe } = useFileUpload(gateway.merchants);
  const shown = useShownDocument(record.id);
  const mayUpload = record.allowedActions.includes('upload');
  const kinds = new Set([...requiredDocuments(record.type), ...record.documents.map(({ kind }) => kind)]);
  return (
    <DetailSection level={level} title={t('merchants.section.documents')}>
      <Grid columns={{ base: 1 }} gap={4}>
        {[...kinds].map((kind) => {
          const document = record.documents.find((one) => one.kind === kind);
          return (
            <FileField
              key={kind}
              label={t(merchantDocumentKind.labelKey(kind))}
              file={document && shown(document)}
              place={`merchants.${record.id}.${kind}`}
              upload={mayUpload ? (file, task) => send(file, { merchantId: record.id, kind }, task) : undefined}
              describeFailure={describe}
            />
          );
        })}
      </Grid>
    </DetailSection>
  );
}

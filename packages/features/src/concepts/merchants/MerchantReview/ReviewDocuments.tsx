import { type MerchantDetail, merchantDocumentKind } from '@corridor/core';
import { EmptyState, FileIcon, Icon, Tab, TabList, TabPanel, Tabs } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { FileView } from '../../../kit/files/FileView';
import type { FileTransform } from '../../../kit/files/useFileTransform';
import { merchantsMessages } from '../../../messages/merchants';
import { useShownDocument } from '../display/useShownDocument';

/** Props of `ReviewDocuments`. */
interface ReviewDocumentsProps {
  readonly merchant: MerchantDetail;
  /** How the open one is looked at. */
  readonly transform: FileTransform;
}

/** The documents of a merchant, one at a time, to zoom into and to turn. */
export function ReviewDocuments({ merchant, transform }: ReviewDocumentsProps) {
  const t = useMessages(merchantsMessages);
  const shown = useShownDocument(merchant.id);
  const { documents } = merchant;
  const [first] = documents;
  if (!first) return <EmptyState icon={<Icon of={FileIcon} size="lg" />} title={t('merchants.review.noDocuments')} />;
  return (
    <Tabs defaultValue={first.id} onChange={transform.reset}>
      <TabList label={t('merchants.section.documents')}>
        {documents.map(({ id, kind }) => (
          <Tab key={id} value={id}>
            {t(merchantDocumentKind.labelKey(kind))}
          </Tab>
        ))}
      </TabList>
      {documents.map((document) => (
        <TabPanel key={document.id} value={document.id}>
          <FileView file={shown(document)} transform={transform} height="max(420px, calc(100vh - 320px))" />
        </TabPanel>
      ))}
    </Tabs>
  );
}

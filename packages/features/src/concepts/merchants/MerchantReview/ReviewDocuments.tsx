import { type MerchantDetail, merchantDocumentKind } from '@corridor/core';
import { EmptyState, FileIcon, Icon, Tab, TabList, TabPanel, Tabs } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { FileView } from '../../../kit/files/FileView';
import { merchantsMessages } from '../../../messages/merchants';
import { useShownDocument } from '../display/useShownDocument';

/** The documents of a merchant, one at a time, to zoom into and to turn. */
export function ReviewDocuments({ merchant }: { readonly merchant: MerchantDetail }) {
  const t = useMessages(merchantsMessages);
  const shown = useShownDocument(merchant.id);
  const { documents } = merchant;
  const [first] = documents;
  if (!first) return <EmptyState icon={<Icon of={FileIcon} size="lg" />} title={t('merchants.review.noDocuments')} />;
  return (
    <Tabs defaultValue={first.id}>
      <TabList label={t('merchants.section.documents')}>
        {documents.map(({ id, kind }) => (
          <Tab key={id} value={id}>
            {t(merchantDocumentKind.labelKey(kind))}
          </Tab>
        ))}
      </TabList>
      {documents.map((document) => (
        <TabPanel key={document.id} value={document.id}>
          <FileView file={shown(document)} height="max(420px, calc(100vh - 320px))" />
        </TabPanel>
      ))}
    </Tabs>
  );
}

import { type GatewayFile, PAYMENT_BATCH_FIELDS, PAYMENT_BATCH_MAX_ROWS } from '@corridor/core';
import {
  Banner,
  Button,
  DownloadIcon,
  Field,
  FileUpload,
  Icon,
  Inline,
  Stack,
  Text,
  TextArea,
  type UploadEntry,
} from '@corridor/ui';
import { useState } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { DetailList } from '../../../kit/display/DetailList';
import { TicketHeading } from '../../../kit/ticket/TicketHeading';
import { TicketColumns } from '../../../kit/ticket/ticket.styles';
import { paymentBatchesMessages } from '../../../messages/payment-batches';
import { useFormatters } from '../../../runtime/useFormatters';
import type { BatchFile } from './batchFile';
import { OpenBatches } from './OpenBatches';
import { type SheetReader, useSheetReader } from './useSheetReader';
import { writeSheet } from './writeSheet';

/** Props of `StartStep`. */
export interface StartStepProps {
  readonly onRead: (file: BatchFile) => void;
  readonly onOpenBatch: (batchId: string) => void;
  readonly onExport: ((file: GatewayFile) => void) | undefined;
}

const NO_FILES: readonly UploadEntry[] = [];

/** The first step: a file that is dropped or chosen, pasted cells, the template, and batches that are not finished. */
export function StartStep({ onRead, onOpenBatch, onExport }: StartStepProps) {
  const t = useMessages(paymentBatchesMessages);
  const format = useFormatters();
  const reader = useSheetReader(onRead);
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <TicketHeading>{t('paymentBatches.start.title')}</TicketHeading>
        <Text color="muted">{t('paymentBatches.start.detail', { most: format.count(PAYMENT_BATCH_MAX_ROWS) })}</Text>
      </Stack>
      {reader.problem && (
        <Banner tone="danger" role="alert">
          {reader.problem}
        </Banner>
      )}
      <TicketColumns>
        <SourceFields reader={reader} />
        <Stack gap={4}>
          <FieldList />
          {onExport && <TemplateButton onExport={onExport} />}
          <OpenBatches onOpen={onOpenBatch} />
        </Stack>
      </TicketColumns>
    </Stack>
  );
}

/** Where rows come from: a file, or cells that are pasted. */
function SourceFields({ reader }: { readonly reader: SheetReader }) {
  const t = useMessages(paymentBatchesMessages);
  const [cells, setCells] = useState('');
  return (
    <Stack gap={4}>
      <Field label={t('paymentBatches.start.file')}>
        <FileUpload
          accept=".csv,.tsv,.txt,.xlsx,text/csv"
          hint={t('paymentBatches.start.hint')}
          value={NO_FILES}
          disabled={reader.reading}
          onChange={([entry]) => entry && reader.readFile(entry)}
        />
      </Field>
      <Field label={t('paymentBatches.start.paste')} help={t('paymentBatches.start.pasteHelp')}>
        <TextArea rows={6} value={cells} onChange={({ target }) => setCells(target.value)} dir="auto" />
      </Field>
      <Inline justify="end">
        <Button
          variant="primary"
          loading={reader.reading}
          disabled={cells.trim() === ''}
          onClick={() => reader.readCells(cells)}
        >
          {t('paymentBatches.start.read')}
        </Button>
      </Inline>
    </Stack>
  );
}

/** Gives a file that has the headings alone. */
function TemplateButton({ onExport }: { readonly onExport: (file: GatewayFile) => void }) {
  const t = useMessages(paymentBatchesMessages);
  const give = () => {
    const headings = PAYMENT_BATCH_FIELDS.map((field) => t(`paymentBatches.field.${field}`));
    onExport(writeSheet(t('paymentBatches.start.templateName'), [headings]));
  };
  return (
    <div>
      <Button size="sm" startIcon={<Icon of={DownloadIcon} size="sm" />} onClick={give}>
        {t('paymentBatches.start.template')}
      </Button>
    </div>
  );
}

/** The columns of a file, and what each takes. */
function FieldList() {
  const t = useMessages(paymentBatchesMessages);
  return (
    <DetailList
      items={PAYMENT_BATCH_FIELDS.map((field) => ({
        label: t(`paymentBatches.field.${field}`),
        value: <Text color="muted">{t(`paymentBatches.help.${field}`)}</Text>,
      }))}
    />
  );
}

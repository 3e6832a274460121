import {
  matchPaymentBatchColumns,
  PAYMENT_FILE_ENCODINGS,
  type PaymentFileEncoding,
  type PaymentSheetLayout,
  type PaymentSheetLine,
} from '@corridor/core';
import { Banner, Field, Grid, Select, Stack, Text } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { paymentBatchesMessages } from '../../../messages/payment-batches';
import { useFormatters } from '../../../runtime/useFormatters';
import { type BatchFile, withEncoding, withWorksheet } from './batchFile';

/** Props of `FileChoices`. */
export interface FileChoicesProps {
  readonly file: BatchFile;
  readonly layout: PaymentSheetLayout;
  readonly onFileChange: (file: BatchFile) => void;
  /** Line of the headings; null where all lines are payments. */
  readonly onHeadingsChange: (line: number | null) => void;
}

/** Most lines among which the headings are chosen. */
const MOST_LINES = 12;

/** How a file was read: its encoding, sheet and headings, each to be corrected; what stands above the headings is shown, since it is not read. */
export function FileChoices({ file, layout, onFileChange, onHeadingsChange }: FileChoicesProps) {
  const t = useMessages(paymentBatchesMessages);
  const { encoded, workbook } = file;
  const isUnknown =
    layout.headingLine !== null && matchPaymentBatchColumns(layout.headings).every((one) => one === null);
  return (
    <Stack gap={3}>
      {isUnknown && (
        <Banner tone="warning" title={t('paymentBatches.columns.unknown')}>
          {t('paymentBatches.columns.unknownDetail')}
        </Banner>
      )}
      <Grid gap={4} minColumnWidth="240px">
        {encoded && (
          <Field
            label={t('paymentBatches.columns.encoding')}
            help={encoded.isSure ? undefined : t('paymentBatches.columns.encodingGuessed')}
          >
            <Select<PaymentFileEncoding>
              options={PAYMENT_FILE_ENCODINGS.map((value) => ({
                value,
                label: t(`paymentBatches.encoding.${value}`),
              }))}
              value={encoded.encoding}
              onChange={(value) => value && onFileChange(withEncoding(file, value))}
            />
          </Field>
        )}
        {workbook && workbook.sheets.length > 1 && (
          <Field label={t('paymentBatches.columns.sheet')}>
            <Select
              options={workbook.sheets.map(({ name }, at) => ({ value: String(at), label: name }))}
              value={String(workbook.at)}
              onChange={(at) => onFileChange(withWorksheet(file, Number(at)))}
            />
          </Field>
        )}
        <HeadingChoice file={file} layout={layout} onChange={onHeadingsChange} />
      </Grid>
      {layout.above.length > 0 && (
        <Text variant="caption" color="muted" style={{ overflowWrap: 'anywhere' }}>
          {t('paymentBatches.columns.above', { lines: layout.above.map(wordsOf).join(' | ') })}
        </Text>
      )}
    </Stack>
  );
}

interface HeadingChoiceProps extends Pick<FileChoicesProps, 'file' | 'layout'> {
  readonly onChange: (line: number | null) => void;
}

function HeadingChoice({ file, layout, onChange }: HeadingChoiceProps) {
  const t = useMessages(paymentBatchesMessages);
  const format = useFormatters();
  const isOffered = ({ number }: PaymentSheetLine, at: number) => at < MOST_LINES || number === layout.headingLine;
  return (
    <Field label={t('paymentBatches.columns.headings')}>
      <Select
        options={[
          ...file.lines.filter(isOffered).map((line) => ({
            value: String(line.number),
            label: t('paymentBatches.columns.line', { line: format.count(line.number) }),
            description: wordsOf(line),
          })),
          { value: 'none', label: t('paymentBatches.columns.allPay') },
        ]}
        value={layout.headingLine === null ? 'none' : String(layout.headingLine)}
        onChange={(value) => onChange(value === 'none' ? null : Number(value))}
      />
    </Field>
  );
}

/** Most characters of a line that are shown. */
const MOST_WORDS = 80;

const wordsOf = ({ cells }: PaymentSheetLine): string =>
  cells
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(' · ')
    .slice(0, MOST_WORDS);

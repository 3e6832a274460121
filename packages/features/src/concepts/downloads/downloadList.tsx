import { type Download, type DownloadFilter, downloadStatus, downloads, permissionSubjects } from '@corridor/core';
import { ProgressBar, Stack, Text, type Tone } from '@corridor/ui';
import type { DisplayTools } from '../../kit/columns/Column';
import { columnsOf } from '../../kit/columns/columnsOf';
import { filtersOf } from '../../kit/filters/filtersOf';
import { defineList } from '../../kit/list/defineList';
import { downloadsMessages } from '../../messages/downloads';
import { rightsMessages } from '../../messages/rights';
import { describeReason } from '../../runtime/describeRefusal';

const { text, code, status, custom, instant, id } = columnsOf<Download>();
const { codes, range } = filtersOf<DownloadFilter>();

const tones: Readonly<Record<Download['status'], Tone>> = {
  queued: 'info',
  running: 'info',
  ready: 'success',
  failed: 'danger',
  expired: 'neutral',
};

/** What can be exported. */
const exported = {
  codes: permissionSubjects()
    .filter(({ actions }) => actions.includes('export'))
    .map(({ subject }) => subject),
  labelKey: (subject: string) => `rights.subject.${subject}`,
};

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];

function sizeText(size: number, locale: string): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, size)) / 3));
  const write = new Intl.NumberFormat(locale, { style: 'unit', unit: UNITS[step], maximumFractionDigits: step && 1 });
  return write.format(size / 1000 ** step);
}

function problemText(problem: Download['problem'], t: DisplayTools['t']): string {
  return problem ? (describeReason(problem, t) ?? t('refusals.exportRefused')) : '';
}

interface ProgressProps {
  readonly download: Download;
  readonly tools: DisplayTools;
  /** Says beneath why it failed. */
  readonly problem?: boolean;
}

function Progress({
  download: { status: state, rowsDone, rowsTotal, fileName, problem: why },
  tools,
  problem,
}: ProgressProps) {
  const { t, format } = tools;
  const words = t('downloads.rows', { done: format.count(rowsDone), total: format.count(rowsTotal) });
  const isFailed = problem && why !== null;
  if (state !== 'running' && !isFailed) return words;
  return (
    <Stack gap={1}>
      <Text variant="caption">{words}</Text>
      {isFailed ? (
        <Text variant="caption" color="danger">
          {problemText(why, t)}
        </Text>
      ) : (
        <ProgressBar value={(100 * rowsDone) / Math.max(1, rowsTotal)} label={fileName} />
      )}
    </Stack>
  );
}

/** Exports that run in the background for the reader. */
export const downloadList = defineList({
  concept: 'downloads',
  resource: downloads,
  messages: [downloadsMessages, rightsMessages],
  columns: {
    fileName: text({ width: 190, fixed: true }),
    resource: code(exported, { width: 120, narrow: 'meta' }),
    status: status(downloadStatus, tones),
    rowsDone: custom('rowsDone', {
      width: 140,
      narrow: 'meta',
      cell: (_done, download, tools) => <Progress download={download} tools={tools} problem />,
      line: (_done, download, tools) => <Progress download={download} tools={tools} />,
    }),
    size: custom('size', {
      width: 90,
      align: 'end',
      narrow: 'hidden',
      text: (size, _download, { locale }) => (size === null ? '–' : sizeText(size, locale)),
    }),
    createdAt: instant(),
    expiresAt: instant(),
    finishedAt: instant({ hidden: true }),
    problem: custom('problem', { hidden: true, text: (problem, _download, { t }) => problemText(problem, t) }),
    id: id(),
  },
  filters: { status: codes(downloadStatus), resource: codes(exported), createdAt: range() },
  nameOf: ({ fileName }) => fileName,
});

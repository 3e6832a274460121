import { Button, Dialog, ProgressBar, Stack, StatusChip, Text } from '@corridor/ui';
import type { MessageSet } from '../../i18n/MessageSet';
import { actionMessages } from '../../messages/actions';
import { describeError } from '../../runtime/describeError';
import type { DisplayTools } from '../columns/Column';
import { DetailList } from '../display/DetailList';
import { WidgetFrame } from '../frame/WidgetFrame';
import { wordOf } from '../list/tableColumns';
import type { DeclaredActions } from './ActionsDeclaration';
import { actionOf } from './allowedGroups';
import type { BulkQuestionProps } from './QuestionProps';
import { type BulkResult, useBulk } from './useBulk';

/** Props of `BulkDialog`. */
export interface BulkDialogProps extends BulkQuestionProps {
  readonly actions: DeclaredActions;
  /** Sentences that came with the code, beside those of the list. */
  readonly messages: readonly MessageSet[];
}

/** Asks before an action on many records, and says of each how it went. */
export function BulkDialog({ messages, ...rest }: BulkDialogProps) {
  return (
    <WidgetFrame messages={[actionMessages, ...messages]}>
      <BulkQuestion {...rest} />
    </WidgetFrame>
  );
}

/** What was done, or waits for approval, is not tried again. */
const SENT: ReadonlySet<string | undefined> = new Set(['done', 'awaiting']);

function BulkQuestion({ actions, name, rows, tools, onClose }: Omit<BulkDialogProps, 'messages'>) {
  const { list } = actions;
  const { t } = tools;
  const bulk = useBulk(list, name, rows, tools);
  const count = rows.length;
  const running = bulk.state === 'running';
  const close = () => onClose(rows.map(({ id }) => id).filter((id) => !SENT.has(bulk.results.get(id)?.state)));
  const summary = t('bulk.summary', { done: bulk.done, count });
  return (
    <Dialog
      open
      undismissable={running}
      onClose={close}
      title={wordOf(list, tools, `bulk.${name}.title`, { count })}
      description={wordOf(list, tools, `bulk.${name}.detail`)}
      footer={
        <>
          <Button onClick={close} disabled={running}>
            {t(bulk.state === 'ended' ? 'actions.close' : 'actions.cancel')}
          </Button>
          {bulk.state !== 'ended' && (
            <Button
              variant={actionOf(actions, name).tone === 'danger' ? 'danger' : 'primary'}
              loading={running}
              onClick={() => void bulk.run()}
            >
              {wordOf(list, tools, `bulk.${name}.confirm`, { count })}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        {bulk.state !== 'asking' && (
          <Stack gap={2}>
            <ProgressBar label={summary} value={bulk.results.size / count} />
            <Text variant="caption" color="muted" role="status" tabular>
              {summary}
            </Text>
          </Stack>
        )}
        <DetailList
          items={rows.map((row) => ({
            label: list.nameOf(row, tools),
            value: <BulkOutcome result={bulk.results.get(row.id)} asking={bulk.state === 'asking'} tools={tools} />,
          }))}
        />
      </Stack>
    </Dialog>
  );
}

interface BulkOutcomeProps {
  readonly result: BulkResult | undefined;
  readonly asking: boolean;
  readonly tools: DisplayTools;
}

function BulkOutcome({ result, asking, tools }: BulkOutcomeProps) {
  const { t } = tools;
  if (asking) return null;
  if (!result) return <Text color="muted">{t('bulk.waiting')}</Text>;
  if (result.state === 'done') return <StatusChip tone="success">{t('bulk.done')}</StatusChip>;
  if (result.state === 'awaiting') return <StatusChip tone="info">{t('errors.awaiting-approval.title')}</StatusChip>;
  return <Text color="danger">{t('bulk.failed', { reason: describeError(result.error, t).detail })}</Text>;
}

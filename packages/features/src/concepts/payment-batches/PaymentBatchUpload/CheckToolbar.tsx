import { Button, ButtonGroup, CheckIcon, Icon, TableToolbar } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { paymentBatchesMessages } from '../../../messages/payment-batches';
import { useFormatters } from '../../../runtime/useFormatters';

/** Props of `CheckToolbar`. */
export interface CheckToolbarProps {
  readonly total: number;
  readonly wrong: number;
  /** Only rows that need attention are shown. */
  readonly narrowed: boolean;
  readonly onAll: () => void;
  readonly onWrong: () => void;
  readonly onNext: () => void;
}

/** Above the rows: which are shown, and the way to the next problem. */
export function CheckToolbar({ total, wrong, narrowed, onAll, onWrong, onNext }: CheckToolbarProps) {
  const t = useMessages(paymentBatchesMessages);
  const format = useFormatters();
  const look = (pressed: boolean) => ({
    size: 'sm' as const,
    'aria-pressed': pressed,
    startIcon: pressed && <Icon of={CheckIcon} size="sm" />,
  });
  return (
    <TableToolbar
      actions={
        <Button size="sm" disabled={wrong === 0} aria-keyshortcuts="F8" title="F8" onClick={onNext}>
          {t('paymentBatches.check.next')}
        </Button>
      }
    >
      <ButtonGroup label={t('paymentBatches.check.show')}>
        <Button {...look(!narrowed)} onClick={onAll}>
          {`${t('paymentBatches.check.all')} · ${format.count(total)}`}
        </Button>
        <Button {...look(narrowed)} onClick={onWrong}>
          {`${t('paymentBatches.check.wrong')} · ${format.count(wrong)}`}
        </Button>
      </ButtonGroup>
    </TableToolbar>
  );
}

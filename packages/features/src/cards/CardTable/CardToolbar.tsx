import type { Card } from '@corridor/core';
import {
  Button,
  DownloadIcon,
  Heading,
  Icon,
  Inline,
  Stack,
  type TableColumn,
  TableToolbar,
  Text,
  useTheme,
} from '@corridor/ui';
import { cardsMessages } from '../../messages/cards';
import { useRuntime } from '../../runtime/Runtime';
import { useFormatters } from '../../runtime/useFormatters';
import { useWords } from '../../words/useWords';
import { CardFilters } from '../CardFilters/CardFilters';
import type { CardTableState } from './useCardTable';

/** Props of `CardToolbar`. */
export interface CardToolbarProps {
  readonly state: CardTableState;
  readonly columns: readonly TableColumn<Card>[];
}

/** Title, count and tools of the card table, and its filters below. */
export function CardToolbar({ state, columns }: CardToolbarProps) {
  const { setDensity } = useRuntime();
  const { density } = useTheme();
  const { view, change, page } = state;
  return (
    <Stack gap={3} style={{ inlineSize: '100%' }}>
      <TableToolbar
        columns={columns}
        columnView={view.columns}
        onColumnViewChange={(next) => change((now) => ({ ...now, columns: next }))}
        density={density}
        onDensityChange={setDensity}
        onRefresh={() => void page.refresh()}
        refreshing={page.refreshing && !page.previous}
        actions={<ExportButton state={state} />}
      >
        <CardCount total={page.data?.total} level={state.headingLevel} />
      </TableToolbar>
      <CardFilters filter={view.filter} pinned={state.pinned} onChange={state.filter} />
    </Stack>
  );
}

interface CardCountProps {
  readonly total: number | undefined;
  readonly level: CardTableState['headingLevel'];
}

function CardCount({ total, level }: CardCountProps) {
  const say = useWords(cardsMessages);
  const format = useFormatters();
  return (
    <Inline gap={3} align="baseline">
      <Heading level={level}>{say('cards.title')}</Heading>
      {total !== undefined && (
        <Text variant="caption" color="muted" tabular role="status" dir="auto">
          {say('cards.table.count', { count: total, shown: format.count(total) })}
        </Text>
      )}
    </Inline>
  );
}

function ExportButton({ state: { exporter } }: { readonly state: CardTableState }) {
  const say = useWords(cardsMessages);
  if (!exporter) return null;
  return (
    <Button
      size="sm"
      startIcon={<Icon of={DownloadIcon} size="sm" />}
      loading={exporter.running}
      onClick={() => void exporter.run()}
    >
      {say('cards.table.export')}
    </Button>
  );
}

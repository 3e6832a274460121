import type { Card } from '@corridor/core';
import { Button, DownloadIcon, Heading, Icon, IconButton, Inline, RefreshIcon, Stack, type TableColumn, Text } from '@corridor/ui';
import type { Ref } from 'react';
import { cardsMessages } from '../../messages/cards';
import { useFormatters } from '../../runtime/useFormatters';
import { useWords } from '../../words/useWords';
import { CardFilters } from '../CardFilters/CardFilters';
import type { CardTableState } from './useCardTable';

/** Props of `CardToolbar`. */
export interface CardToolbarProps {
  readonly state: CardTableState;
  readonly columns: readonly TableColumn<Card>[];
  readonly searchRef: Ref<HTMLInputElement>;
}

/** Title, count and tools of the card table, and its filters below. */
export function CardToolbar({ state, searchRef }: CardToolbarProps) {
  const say = useWords(cardsMessages);
  const format = useFormatters();
  const { page, exporter } = state;
  const total = page.data?.total;
  return (
    <Stack gap={3} style={{ inlineSize: '100%' }}>
      <Inline justify="between">
        <Inline gap={3} align="baseline">
          <Heading level={2}>{say('cards.title')}</Heading>
          {total !== undefined && (
            <Text variant="caption" color="muted" tabular role="status">
              {say('cards.table.count', { count: total, shown: format.count(total) })}
            </Text>
          )}
        </Inline>
        <Inline gap={1}>
          <IconButton size="sm" label={say('cards.table.refresh')} onClick={() => void page.refresh()}>
            <Icon of={RefreshIcon} />
          </IconButton>
          {exporter && (
            <Button
              size="sm"
              startIcon={<Icon of={DownloadIcon} size="sm" />}
              loading={exporter.running}
              onClick={() => void exporter.run()}
            >
              {say('cards.table.export')}
            </Button>
          )}
        </Inline>
      </Inline>
      <CardFilters filter={state.view.filter} pinned={state.pinned} onChange={state.filter} searchRef={searchRef} />
    </Stack>
  );
}

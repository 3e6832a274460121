'use client';

import { type DashboardFigures, type DateRangePreset, dateRangePreset } from '@corridor/core';
import {
  EmptyState,
  Heading,
  type HeadingLevel,
  Icon,
  IconButton,
  Inline,
  RefreshIcon,
  Select,
  Stack,
} from '@corridor/ui';
import { useState } from 'react';
import { useMessages } from '../../i18n/useMessages';
import { ErrorState } from '../../kit/display/ErrorState';
import { levelBelow } from '../../kit/display/levelBelow';
import { ProblemBanner } from '../../kit/display/ProblemBanner';
import { WidgetFrame } from '../../kit/frame/WidgetFrame';
import { dashboardMessages } from '../../messages/dashboard';
import { timeMessages } from '../../messages/time';
import type { Read } from '../../runtime/useRead';
import { BalancesSummary } from './BalancesSummary';
import { CardsSummary } from './CardsSummary';
import type { DashboardPartProps } from './DashboardProps';
import { Cell, Row } from './display/Row';
import { FlowsChart } from './FlowsChart';
import { MerchantsChart } from './MerchantsChart';
import { RecentTransactions } from './RecentTransactions';
import { useFigures } from './useFigures';
import { Worklist } from './Worklist';

/** Props of `DashboardOverview`; all are optional. */
export interface DashboardOverviewProps extends DashboardPartProps {
  /** Hears which period was chosen. With it the host holds `period`, for its URL; alone `period` is where it starts. */
  readonly onPeriodChange?: (period: DateRangePreset) => void;
}

const WORDS = [dashboardMessages, timeMessages];

/** The home screen's figures: work, balances, merchants, money in and out, cards and recent transactions, in one call. */
export function DashboardOverview(props: DashboardOverviewProps) {
  return (
    <WidgetFrame messages={WORDS}>
      <Overview {...props} />
    </WidgetFrame>
  );
}

function Overview({ period: given, onPeriodChange, listHref, headingLevel = 2 }: DashboardOverviewProps) {
  const [own, setOwn] = useState<DateRangePreset>(given ?? 'lastThreeMonth');
  const period = (onPeriodChange && given) || own;
  const read = useFigures(period);
  const choose = (next: DateRangePreset) => {
    setOwn(next);
    onPeriodChange?.(next);
  };
  return (
    <Stack gap={4}>
      <OverviewHead read={read} period={period} level={headingLevel} onPeriod={choose} />
      {read.data && <ProblemBanner error={read.error} />}
      {read.error && !read.data ? (
        <ErrorState error={read.error} onRetry={() => void read.refresh()} />
      ) : (
        <Parts figures={read.data} period={period} listHref={listHref} headingLevel={levelBelow(headingLevel)} />
      )}
    </Stack>
  );
}

interface OverviewHeadProps {
  readonly read: Read<DashboardFigures>;
  readonly period: DateRangePreset;
  readonly level: HeadingLevel;
  readonly onPeriod: (period: DateRangePreset) => void;
}

function OverviewHead({ read, period, level, onPeriod }: OverviewHeadProps) {
  const t = useMessages(dashboardMessages, timeMessages);
  const options = dateRangePreset.codes.map((value) => ({ value, label: t(dateRangePreset.labelKey(value)) }));
  return (
    <Inline justify="between" gap={3}>
      <Heading level={level} variant="title" tabIndex={-1}>
        {t('dashboard.title')}
      </Heading>
      <Inline gap={2}>
        <Select
          size="sm"
          aria-label={t('dashboard.period')}
          options={options}
          value={period}
          onChange={(next) => next !== '' && onPeriod(next)}
          style={{ inlineSize: 176 }}
        />
        <IconButton
          size="sm"
          variant="secondary"
          label={t('dashboard.refresh')}
          loading={read.refreshing}
          onClick={() => void read.refresh()}
        >
          <Icon of={RefreshIcon} size="sm" />
        </IconButton>
      </Inline>
    </Inline>
  );
}

/** What may be shown, row by row; what the reader's roles do not show leaves its row to the other. */
const ROWS = [
  [
    { id: 'work', Part: Worklist, size: 'narrow', shows: ({ work }: DashboardFigures) => work.length > 0 },
    {
      id: 'balances',
      Part: BalancesSummary,
      size: 'wide',
      shows: ({ balances }: DashboardFigures) => balances !== null,
    },
  ],
  [
    { id: 'cards', Part: CardsSummary, size: 'narrow', shows: ({ cards }: DashboardFigures) => cards !== null },
    {
      id: 'merchants',
      Part: MerchantsChart,
      size: 'wide',
      shows: ({ merchants }: DashboardFigures) => merchants !== null,
    },
  ],
  [
    { id: 'flows', Part: FlowsChart, size: 'half', shows: ({ flows }: DashboardFigures) => flows !== null },
    { id: 'recent', Part: RecentTransactions, size: 'half', shows: ({ recent }: DashboardFigures) => recent !== null },
  ],
] as const;

function Parts({ figures, ...props }: DashboardPartProps & { readonly figures: DashboardFigures | undefined }) {
  const t = useMessages(dashboardMessages);
  const rows = ROWS.map((row) => row.filter(({ shows }) => !figures || shows(figures))).filter(
    ({ length }) => length > 0,
  );
  if (rows.length === 0) {
    return <EmptyState title={t('dashboard.nothing')} description={t('dashboard.nothingDetail')} />;
  }
  return rows.map((row) => (
    <Row key={row[0]?.id}>
      {row.map(({ id, Part, size }) => (
        <Cell key={id} data-size={size}>
          <Part {...props} />
        </Cell>
      ))}
    </Row>
  ));
}

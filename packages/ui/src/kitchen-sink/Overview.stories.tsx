import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Avatar } from '../avatar';
import { Badge } from '../badge';
import { Button } from '../button';
import { StatusChip } from '../chip';
import { DonutChart } from '../donut-chart';
import {
  ChevronForwardIcon,
  ClockIcon,
  ExchangeIcon,
  FreezeIcon,
  Icon,
  type IconSource,
  PlusIcon,
  StoreIcon,
} from '../icon';
import { Box, Grid, Heading, Inline, Stack, Text } from '../layout';
import { LineChart } from '../line-chart';
import { Link } from '../link';
import { Money } from '../money';
import { Sparkline } from '../sparkline';
import { Stat } from '../stat';
import type { Tone } from '../theme';
import { Panel } from './Panel';
import { Shell } from './Shell';

const DAYS = Array.from({ length: 26 }, (_, day) => `${day + 1} Mar`);
const wave = (base: number, swing: number, shift: number) =>
  DAYS.map((_, day) =>
    Math.round(base + day * swing * 0.18 + swing * Math.sin((day + shift) / 2.1) + swing * 0.4 * Math.cos(day * 1.7)),
  );
const OUT = wave(182_000, 31_000, 0);
const IN = wave(214_000, 26_000, 3);

const money = (value: number) => `EUR ${value.toLocaleString('en')}`;

function Figures() {
  const line = (values: readonly number[], tone?: 'success' | 'danger') => (
    <Sparkline values={values} tone={tone} area />
  );
  return (
    <Grid minColumnWidth="230px" gap={4}>
      <Box surface="base" border radius="card" padding={5}>
        <Stat
          label="Balance, all accounts"
          value={<Money amount="4182937.18" currency="EUR" size="lg" />}
          change={{ text: '3.1 % vs. Feb', direction: 'up', good: true }}
        />
      </Box>
      <Box surface="base" border radius="card" padding={5}>
        <Stat
          label="Paid out in March"
          value={<Money amount="1094220.40" currency="EUR" size="lg" />}
          change={{ text: '12.4 % vs. Feb', direction: 'up' }}
          aside={line(OUT)}
        />
      </Box>
      <Box surface="base" border radius="card" padding={5}>
        <Stat
          label="Card spend in March"
          value={<Money amount="286401.77" currency="EUR" size="lg" />}
          change={{ text: '4.0 % vs. Feb', direction: 'down', good: true }}
          aside={line(IN, 'success')}
        />
      </Box>
      <Box surface="base" border radius="card" padding={5}>
        <Stat
          label="Returned payouts"
          value={<Text variant="figure">7</Text>}
          change={{ text: '3 vs. last week', direction: 'up', good: false }}
        />
      </Box>
    </Grid>
  );
}

interface Work {
  readonly id: string;
  readonly icon: IconSource;
  readonly words: string;
  readonly note: string;
  readonly mark?: ReactNode;
}

const WORK: readonly Work[] = [
  {
    id: 'merchants',
    icon: StoreIcon,
    words: '3 merchants to supplement',
    note: 'Oldest since Monday',
    mark: <Badge count={3} tone="warning" soft label="3 open" />,
  },
  {
    id: 'payouts',
    icon: ClockIcon,
    words: '12 payouts to approve',
    note: '184,020.00 EUR in all',
    mark: <Badge count={12} soft label="12 open" />,
  },
  {
    id: 'returns',
    icon: ExchangeIcon,
    words: '7 returned payouts',
    note: 'Wrong account number in 5',
    mark: <Badge count={7} tone="danger" soft label="7 open" />,
  },
  { id: 'cards', icon: FreezeIcon, words: '2 cards frozen by their holders', note: 'Since this morning' },
];

function Worklist() {
  return (
    <Panel title="To do">
      <Stack as="ul" gap={1} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {WORK.map(({ id, icon, words, note, mark }) => (
          <Inline as="li" key={id} gap={3} wrap={false} paddingY={2}>
            <Text color="muted">
              <Icon of={icon} size="lg" />
            </Text>
            <Stack gap={0} style={{ flex: 1, minInlineSize: 0 }}>
              <Link href={`#${id}`}>{words}</Link>
              <Text variant="caption" color="muted">
                {note}
              </Text>
            </Stack>
            {mark}
            <Text color="subtle">
              <Icon of={ChevronForwardIcon} mirror />
            </Text>
          </Inline>
        ))}
      </Stack>
    </Panel>
  );
}

const LATEST: readonly (readonly [payee: string, amount: string, currency: string, status: string, tone: Tone])[] = [
  ['Marisol Traders', '-12500.00', 'EUR', 'Processing', 'info'],
  ['Zhejiang Lanting Textile', '-83795.94', 'CNY', 'In review', 'warning'],
  ['Ashford & Vale Ltd', '8525.24', 'GBP', 'Paid', 'success'],
  ['Kestrel Robotics Inc.', '-46160.59', 'USD', 'Paid', 'success'],
];

function Latest() {
  return (
    <Panel title="Latest movements" action={<Link href="#payouts">All</Link>}>
      <Stack as="ul" gap={4} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {LATEST.map(([payee, amount, currency, status, tone]) => (
          <Inline as="li" key={payee} gap={3} wrap={false}>
            <Avatar name={payee} shape="square" decorative />
            <Stack gap={1} align="start" style={{ flex: 1, minInlineSize: 0 }}>
              <Text truncate style={{ maxInlineSize: '100%' }}>
                {payee}
              </Text>
              <StatusChip tone={tone}>{status}</StatusChip>
            </Stack>
            <Money amount={amount} currency={currency} sign="always" tone="incoming" />
          </Inline>
        ))}
      </Stack>
    </Panel>
  );
}

function Overview() {
  return (
    <Stack gap={5}>
      <Inline justify="between">
        <Heading level={1}>Overview</Heading>
        <Button variant="primary" startIcon={<Icon of={PlusIcon} />}>
          New payout
        </Button>
      </Inline>
      <Figures />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 20, alignItems: 'flex-start' }}>
        <Stack gap={5} style={{ flex: '2 1 520px', minInlineSize: 0 }}>
          <Panel title="Does more come in than goes out?" help="March 2025, per day, in EUR">
            <LineChart
              label="Money in and out per day in March 2025"
              categories={DAYS}
              series={[
                { id: 'in', label: 'In', values: IN },
                { id: 'out', label: 'Out', values: OUT },
              ]}
              format={money}
              height={260}
            />
          </Panel>
          <Panel title="Balance by currency">
            <DonutChart
              label="Balance by currency"
              slices={[
                { id: 'eur', label: 'EUR', value: 1_904_220 },
                { id: 'usd', label: 'USD', value: 1_288_301 },
                { id: 'gbp', label: 'GBP', value: 611_940 },
                { id: 'other', label: 'Other', value: 378_476 },
              ]}
              format={money}
              total="4.18M"
              totalLabel="EUR"
              height={180}
            />
          </Panel>
        </Stack>
        <Stack gap={5} style={{ flex: '1 1 320px', minInlineSize: 0 }}>
          <Worklist />
          <Latest />
        </Stack>
      </div>
    </Stack>
  );
}

/** Figures with their change, one chart that answers a question, and what is to be done. */
const meta: Meta<typeof Overview> = {
  title: 'UI/Kitchen sink/Overview',
  component: Overview,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Shell at="overview">
      <Overview />
    </Shell>
  ),
};
export default meta;

export const Screen: StoryObj<typeof Overview> = {};

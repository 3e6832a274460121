import { Stack } from '@corridor/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { CardDetail } from '../concepts/cards/cardDetail';
import { DashboardOverview } from '../concepts/dashboard/DashboardOverview';
import { ExchangeOrderForm } from '../concepts/exchange-orders/ExchangeOrderForm/ExchangeOrderForm';
import { ShopTable } from '../concepts/shops/ShopTable';
import { ShopForm } from '../concepts/shops/shopForm';
import { useRuntime } from '../runtime/Runtime';
import { usePage } from '../runtime/usePage';

const DOLLARS = { sellCurrency: 'USD', buyCurrency: 'EUR', fixedSide: 'sell', amount: '1000' } as const;
const OLDEST = {
  page: 1,
  size: 10,
  filter: { status: ['normal' as const], shared: false },
  sort: { field: 'createdAt' as const, direction: 'asc' as const },
};

/** The five patterns of screens under each other, as the product has them: overview, list, detail, form and money ticket. */
function KitchenSink() {
  const { data } = usePage(useRuntime().gateway.cards, OLDEST);
  const card = data?.items[0];
  return (
    <Stack gap={10}>
      <DashboardOverview />
      <ShopTable />
      {card && <CardDetail cardId={card.id} />}
      <ShopForm />
      <ExchangeOrderForm initial={DOLLARS} />
    </Stack>
  );
}

const meta = {
  title: 'Features/Kitchen sink',
  component: KitchenSink,
  parameters: {
    docs: {
      description: { component: 'One family: each part is the widget that hosts embed, on the gateway’s data.' },
    },
  },
} satisfies Meta<typeof KitchenSink>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Every figure of it moves with the day, so that it is looked at and not compared. */
export const Default: Story = {
  tags: ['!visual'],
  play: async () => {
    await screen.findByText('All cards');
    await screen.findByText(/^Showing 1 to \d+ of/);
    await screen.findByRole('heading', { name: 'Card limits' });
    await screen.findByText('Total debit');
  },
};

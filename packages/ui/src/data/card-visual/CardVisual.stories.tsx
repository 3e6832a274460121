import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Inline } from '../../page/layout';
import { CardVisual } from './CardVisual';
import { cardVisualDocs } from './cardVisual.docs';
import { SchemeMark } from './SchemeMark';

const meta: Meta<typeof CardVisual> = {
  title: 'UI/CardVisual',
  parameters: cardVisualDocs,
  tags: ['autodocs'],
  component: CardVisual,
  args: {
    scheme: 'visa',
    schemeName: 'Visa',
    last4: '4242',
    holder: 'Ines Moreau',
    expiry: '09/27',
    kind: 'Virtual · Personal',
    status: { text: 'Normal', tone: 'success' },
  },
};
export default meta;
type Story = StoryObj<typeof CardVisual>;

export const Default: Story = {};
export const Mastercard: Story = { args: { scheme: 'mastercard', schemeName: 'Mastercard', last4: '5100' } };
export const UnionPay: Story = {
  args: { scheme: 'unionpay', schemeName: 'UnionPay', last4: '6222', kind: 'Physical · Commercial' },
};
export const Blocked: Story = { args: { muted: true, status: { text: 'Blocked', tone: 'danger' } } };
export const Bare: Story = {
  args: {
    scheme: 'other',
    schemeName: 'Payment',
    holder: undefined,
    expiry: undefined,
    kind: undefined,
    status: undefined,
  },
};
export const LongHolder: Story = { args: { holder: 'Maria Guadalupe Hernandez de la Cruz y Villanueva' } };
export const Marks: Story = {
  render: () => (
    <Inline gap={5}>
      <SchemeMark scheme="visa" name="Visa" />
      <SchemeMark scheme="mastercard" name="Mastercard" />
      <SchemeMark scheme="unionpay" name="UnionPay" />
      <SchemeMark scheme="other" name="Card" />
    </Inline>
  ),
};
export const Gallery: Story = {
  render: (args) => (
    <Grid minColumnWidth="280px">
      <CardVisual {...args} />
      <CardVisual {...args} {...Mastercard.args} />
      <CardVisual {...args} {...UnionPay.args} />
      <CardVisual {...args} {...Blocked.args} />
    </Grid>
  ),
};

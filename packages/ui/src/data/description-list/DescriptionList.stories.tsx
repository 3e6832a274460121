import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusChip } from '../chip';
import { DescriptionItem } from './DescriptionItem';
import { DescriptionList } from './DescriptionList';
import { descriptionListDocs } from './descriptionList.docs';

const meta: Meta<typeof DescriptionList> = {
  title: 'UI/DescriptionList',
  parameters: descriptionListDocs,
  tags: ['autodocs'],
  component: DescriptionList,
  args: {
    children: (
      <>
        <DescriptionItem label="Transfer id" copy="TR-100042" tabular>
          TR-100042
        </DescriptionItem>
        <DescriptionItem label="Status">
          <StatusChip tone="success">Paid</StatusChip>
        </DescriptionItem>
        <DescriptionItem label="Payee">Marisol Traders S.A. de C.V.</DescriptionItem>
        <DescriptionItem label="Reference" />
      </>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof DescriptionList>;

export const Default: Story = {};
export const Stacked: Story = { args: { layout: 'stacked' } };
export const TwoColumns: Story = { args: { columns: 2 } };
export const ThreeStackedColumns: Story = { args: { columns: 3, layout: 'stacked' } };

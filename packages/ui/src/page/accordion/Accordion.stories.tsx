import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from '../../data/chip';
import { Text } from '../layout';
import { Accordion } from './Accordion';
import { AccordionItem } from './AccordionItem';
import { accordionDocs } from './accordion.docs';

const meta: Meta<typeof Accordion> = {
  title: 'UI/Accordion',
  parameters: accordionDocs,
  tags: ['autodocs'],
  component: Accordion,
  args: {
    defaultValue: ['limits'],
    children: (
      <>
        <AccordionItem value="limits" title="Limits" end="USD 5 000 a day">
          <Text>A single payment may not be above USD 2 000.00.</Text>
        </AccordionItem>
        <AccordionItem value="security" title="Security" end={<Chip tone="success">ACS set</Chip>}>
          <Text>The ACS password was changed on 2 May.</Text>
        </AccordionItem>
        <AccordionItem value="scheme" title="Scheme reports" disabled>
          <Text>No report yet.</Text>
        </AccordionItem>
      </>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof Accordion>;

export const Default: Story = {};
export const AllClosed: Story = { args: { defaultValue: [] } };
export const OneAtATime: Story = { args: { single: true } };

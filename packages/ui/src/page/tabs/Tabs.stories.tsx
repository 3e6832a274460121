import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../../controls/field';
import { Input } from '../../controls/input';
import { Text } from '../layout';
import { Tab } from './Tab';
import { TabList } from './TabList';
import { TabPanel } from './TabPanel';
import { Tabs } from './Tabs';
import { tabsDocs } from './tabs.docs';

const meta: Meta<typeof Tabs> = {
  title: 'UI/Tabs',
  parameters: tabsDocs,
  tags: ['autodocs'],
  component: Tabs,
  args: {
    defaultValue: 'overview',
    children: (
      <>
        <TabList label="Merchant">
          <Tab value="overview">Overview</Tab>
          <Tab value="cards" count={12}>
            Cards
          </Tab>
          <Tab value="documents" count={3}>
            Documents
          </Tab>
          <Tab value="risk" disabled>
            Risk
          </Tab>
        </TabList>
        <TabPanel value="overview">
          <Text>Northwind Trading GmbH, approved in March.</Text>
        </TabPanel>
        <TabPanel value="cards">
          <Text>Twelve cards, ten of them active.</Text>
        </TabPanel>
        <TabPanel value="documents" keepMounted>
          <Field label="Find a document">
            <Input />
          </Field>
        </TabPanel>
      </>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof Tabs>;

export const Default: Story = {};
export const SecondChosen: Story = { args: { defaultValue: 'cards' } };
const MANY = Array.from({ length: 16 }, (_, index) => `Tab ${index + 1}`);

export const ManyTabs: Story = {
  args: {
    defaultValue: 'Tab 1',
    children: (
      <>
        <TabList label="Sections">
          {MANY.map((name) => (
            <Tab key={name} value={name}>
              {name}
            </Tab>
          ))}
        </TabList>
        {MANY.map((name) => (
          <TabPanel key={name} value={name}>
            {`Section ${name}`}
          </TabPanel>
        ))}
      </>
    ),
  },
};

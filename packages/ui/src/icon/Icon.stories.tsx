import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Inline, Text } from '../page/layout';
import { Icon, type IconSource } from './Icon';
import { iconDocs } from './icon.docs';
import * as icons from './icons';
import { ChevronForwardIcon, SearchIcon } from './icons';

const all: [string, IconSource][] = Object.entries(icons);
const meta: Meta<typeof Icon> = {
  title: 'UI/Icon',
  parameters: iconDocs,
  tags: ['autodocs'],
  component: Icon,
  args: { of: SearchIcon },
};
export default meta;
type Story = StoryObj<typeof Icon>;

export const Default: Story = {};
export const Labelled: Story = { args: { label: 'Search' } };
export const Mirrored: Story = { args: { of: ChevronForwardIcon, mirror: true } };
export const Gallery: Story = {
  render: () => (
    <Grid minColumnWidth="180px" gap={3}>
      {all.map(([name, drawing]) => (
        <Inline key={name} wrap={false}>
          <Icon of={drawing} size="lg" />
          <Text variant="caption" color="muted" truncate>
            {name}
          </Text>
        </Inline>
      ))}
    </Grid>
  ),
};

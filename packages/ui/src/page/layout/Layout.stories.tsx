import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from './Box';
import { Grid } from './Grid';
import { Heading } from './Heading';
import { Inline } from './Inline';
import { layoutDocs } from './layout.docs';
import { Stack } from './Stack';
import { Text } from './Text';

const meta: Meta<typeof Box> = {
  title: 'UI/Layout',
  parameters: layoutDocs,
  tags: ['autodocs'],
  component: Box,
  args: { border: true, radius: 'card', surface: 'base', padding: 4, children: 'A card' },
};
export default meta;
type Story = StoryObj<typeof Box>;

export const Default: Story = {};
export const Sunken: Story = { args: { surface: 'sunken' } };
export const Stacked: Story = { render: () => <Stack gap={2}>{cells(3)}</Stack> };
export const Inlined: Story = { render: () => <Inline gap={2}>{cells(3)}</Inline> };
export const Columns: Story = { render: () => <Grid columns={{ base: 1, sm: 2, md: 4 }}>{cells(8)}</Grid> };
export const Fitting: Story = { render: () => <Grid minColumnWidth="160px">{cells(5)}</Grid> };
export const Type: Story = {
  render: () => (
    <Stack gap={3}>
      <Text variant="figure" tabular>
        1,284,930.42
      </Text>
      <Heading level={1}>Payment orders</Heading>
      <Heading level={2}>Beneficiary</Heading>
      <Text as="p">Body text says what happened, what it means for the money, and what to do.</Text>
      <Text as="p" variant="caption" color="muted">
        Captions and tables are a step smaller.
      </Text>
      <Text variant="overline" color="subtle">
        Overline
      </Text>
      <Text color="success">Settled</Text>
      <Box style={{ inlineSize: 160 }}>
        <Text as="p" truncate>
          A reference that is longer than its column
        </Text>
      </Box>
    </Stack>
  ),
};

function cells(count: number) {
  return Array.from({ length: count }, (_, index) => `Cell ${index + 1}`).map((name) => (
    <Box key={name} border radius="control" surface="base" padding={3}>
      {name}
    </Box>
  ));
}

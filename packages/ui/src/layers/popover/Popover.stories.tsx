import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../controls/button';
import { Field } from '../../controls/field';
import { Input } from '../../controls/input';
import { Inline, Stack, Text } from '../../page/layout';
import { Popover } from './Popover';
import { popoverDocs } from './popover.docs';

const form = (close: () => void) => (
  <Stack gap={3} style={{ inlineSize: 240 }}>
    <Field label="Amount from">
      <Input inputMode="decimal" placeholder="0.00" />
    </Field>
    <Field label="Amount to">
      <Input inputMode="decimal" placeholder="0.00" />
    </Field>
    <Inline justify="end">
      <Button size="sm" variant="ghost" onClick={close}>
        Cancel
      </Button>
      <Button size="sm" variant="primary" onClick={close}>
        Apply
      </Button>
    </Inline>
  </Stack>
);

const meta: Meta<typeof Popover> = {
  title: 'UI/Popover',
  parameters: popoverDocs,
  tags: ['autodocs'],
  component: Popover,
  args: { label: 'Amount', trigger: <Button>Amount</Button>, children: form },
};
export default meta;
type Story = StoryObj<typeof Popover>;

export const Default: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
export const AlignedToEnd: Story = {
  args: { defaultOpen: true, align: 'end', trigger: <Button style={{ marginInlineStart: 320 }}>Amount</Button> },
};
export const WordsOnly: Story = {
  args: {
    defaultOpen: true,
    label: 'About holds',
    trigger: <Button variant="ghost">What is a hold?</Button>,
    children: (
      <Text as="p" style={{ maxInlineSize: 280 }}>
        An authorization holds its amount until the merchant settles it or seven days have passed.
      </Text>
    ),
  },
};
/** Layers stack: Escape closes the innermost one only. */
export const Nested: Story = {
  args: {
    label: 'Outer',
    trigger: <Button>Outer</Button>,
    children: (
      <Popover label="Inner" trigger={<Button>Inner</Button>}>
        Innermost
      </Popover>
    ),
  },
};

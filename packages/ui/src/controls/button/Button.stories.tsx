import type { Meta, StoryObj } from '@storybook/react-vite';
import { CloseIcon, DownloadIcon, Icon, PlusIcon } from '../../icon';
import { Inline, Stack } from '../../page/layout';
import { Button } from './Button';
import { ButtonGroup } from './ButtonGroup';
import { ButtonLink } from './ButtonLink';
import { buttonDocs } from './button.docs';
import { IconButton } from './IconButton';

const meta: Meta<typeof Button> = {
  title: 'UI/Button',
  parameters: buttonDocs,
  tags: ['autodocs'],
  component: Button,
  args: { children: 'Save changes' },
};
export default meta;
type Story = StoryObj<typeof Button>;

export const Default: Story = {};
export const Primary: Story = { args: { variant: 'primary' } };
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Revoke card' } };
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const Loading: Story = { args: { variant: 'primary', loading: true } };
export const Disabled: Story = { args: { disabled: true } };
export const FullWidth: Story = { args: { variant: 'primary', fullWidth: true } };
export const WithIcons: Story = {
  args: { children: 'New order', startIcon: <Icon of={PlusIcon} />, endIcon: <Icon of={DownloadIcon} /> },
};
export const IconOnly: Story = {
  render: () => (
    <IconButton label="Close">
      <Icon of={CloseIcon} />
    </IconButton>
  ),
};
export const AsLink: Story = { render: () => <ButtonLink href="#orders">Orders</ButtonLink> };
export const Group: Story = {
  render: () => (
    <ButtonGroup label="Period">
      <Button>Day</Button>
      <Button>Month</Button>
      <Button>Year</Button>
    </ButtonGroup>
  ),
};
export const Gallery: Story = {
  render: () => (
    <Stack>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Inline key={size}>
          {(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
            <Inline key={variant}>
              <Button size={size} variant={variant} startIcon={<Icon of={PlusIcon} />}>
                New order
              </Button>
              <Button size={size} variant={variant} disabled>
                Disabled
              </Button>
              <Button size={size} variant={variant} loading>
                Loading
              </Button>
              <IconButton size={size} variant={variant} label="Download">
                <Icon of={DownloadIcon} />
              </IconButton>
            </Inline>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

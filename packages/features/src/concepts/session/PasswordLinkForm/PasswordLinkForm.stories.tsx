import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { AlteredGateway, type AlteredGatewayProps } from '../../../testing/AlteredGateway';
import { passwordLinkFormDocs } from '../../../testing/docs/sessionDocs';
import { withLinkOver, withPasswordLink } from '../../../testing/samplePasswordLinks';
import { PasswordLinkForm } from './PasswordLinkForm';

const meta = {
  title: 'Features/Session/PasswordLinkForm',
  component: PasswordLinkForm,
  tags: ['autodocs'],
  parameters: { ...passwordLinkFormDocs, operator: 'none' },
  args: { code: 'a-code-of-nobody', onBack: fn(), onSuccess: fn() },
} satisfies Meta<typeof PasswordLinkForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const altered = (change: AlteredGatewayProps['change']): Pick<Story, 'render'> => ({
  render: (args) => (
    <AlteredGateway change={change}>
      <PasswordLinkForm {...args} />
    </AlteredGateway>
  ),
});
const invited = altered(withPasswordLink('invitation'));

const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Set password' }));

export const Default: Story = {
  ...invited,
  play: async () => {
    await screen.findByRole('heading', { name: 'Welcome: set your password' });
    await screen.findByText(/nora@corridor\.example/);
  },
};

/** A password that is easy to guess, or typed differently, is refused in place. */
export const Refused: Story = {
  ...invited,
  tags: ['!visual'],
  play: async ({ args }) => {
    await type('New password', 'Renewed-2027');
    await type('Confirm password', 'Renewed-2028');
    await send();
    await screen.findByText('The passwords do not match. Please try again.');
    await expect(args.onSuccess).not.toHaveBeenCalled();
  },
};

export const Done: Story = {
  ...altered(withPasswordLink('invitation')),
  play: async ({ args }) => {
    await type('New password', 'Renewed-2027');
    await type('Confirm password', 'Renewed-2027');
    await send();
    await screen.findByText('Reset password success');
    await expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(args.onSuccess).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Back to sign in' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Reset: Story = {
  ...altered(withPasswordLink('reset')),
  tags: ['!visual'],
  play: async () => void (await screen.findByRole('heading', { name: 'Set a new password' })),
};

/** A code that the gateway does not know. */
export const Unknown: Story = {
  play: async () => {
    await screen.findByText('This link isn’t valid');
    await expect(screen.queryByRole('button', { name: 'Set password' })).toBeNull();
  },
};
export const Used: Story = {
  ...altered(withLinkOver('refusals.linkUsed')),
  tags: ['!visual'],
  play: async () => void (await screen.findByText('This link has been used')),
};
export const Replaced: Story = {
  ...altered(withLinkOver('refusals.linkReplaced')),
  tags: ['!visual'],
  play: async () => void (await screen.findByText('This link was replaced by a newer one')),
};
export const Expired: Story = {
  ...altered(withLinkOver('refusals.linkExpired')),
  tags: ['!visual'],
  play: async () => void (await screen.findByText('This link has expired')),
};
export const Loading: Story = { parameters: { gateway: 'pending' } };
export const Dark: Story = { ...invited, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...invited, globals: { direction: 'rtl' } };

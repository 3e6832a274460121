import { GatewayError, type Shop } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AlteredGateway } from '../../testing/AlteredGateway';
import { sentChanges } from '../../testing/changedElsewhere';
import { shopFormDocs } from '../../testing/docs/shopDocs';
import { formStories } from '../../testing/formStories';
import { ShopForm } from './shopForm';

const meta = {
  title: 'Features/Shops/ShopForm',
  component: ShopForm,
  tags: ['autodocs'],
  parameters: shopFormDocs,
  args: { onSaved: fn<(shop: Shop) => void>(), onCancel: fn() },
} satisfies Meta<typeof ShopForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const box = (name: RegExp) => screen.findByRole('textbox', { name });
const save = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function chooseMerchant() {
  await userEvent.type(await screen.findByRole('combobox', { name: /Merchant/ }), 'a');
  const [merchant] = await screen.findAllByRole('option');
  if (merchant) await userEvent.click(merchant);
}

async function fillIn(name: string) {
  await chooseMerchant();
  await userEvent.type(await box(/^Name/), name);
  await userEvent.type(await box(/Website/), 'https://shop.example.com');
  await userEvent.click(screen.getByRole('combobox', { name: /Business type/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Platform' }));
}

const states = formStories(ShopForm, {
  concept: 'shops',
  editing: (id) => ({ target: { kind: 'edit', id } }),
  field: ['textbox', /^Name/],
  send: 'Add shop',
});

export const Default: Story = states.Default;
export const Edit: Story = states.Edit;
// @spec 5.required-field
export const Incomplete: Story = {
  play: async () => {
    await states.Incomplete.play();
    await screen.findByRole('button', { name: 'The Name is required' });
  },
};
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const Unauthorized: Story = states.Unauthorized;
export const Forbidden: Story = states.Forbidden;
export const Dark: Story = states.Dark;
export const RightToLeft: Story = states.RightToLeft;

// @spec 5.url
export const WrongUrl: Story = {
  play: async () => {
    await userEvent.type(await box(/Website/), 'shop.example.com');
    await userEvent.tab();
    await screen.findByText('URL is invalid');
  },
};

export const Created: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    await fillIn('Aurelia Outlet');
    await save('Add shop');
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(args.onSaved).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Aurelia Outlet', brand: null, businessType: 20 }),
    );
  },
};

const nameTaken = new GatewayError('conflict', {
  msg: 'Refused',
  status: 409,
  fields: [{ path: 'name', reason: 'This merchant has a shop of this name' }],
});

export const Refused: Story = {
  render: (args) => (
    <AlteredGateway
      change={(gateway) => ({ ...gateway, shops: { ...gateway.shops, create: () => Promise.reject(nameTaken) } })}
    >
      <ShopForm {...args} />
    </AlteredGateway>
  ),
  play: async () => {
    await fillIn('Aurelia Outlet');
    await save('Add shop');
    await screen.findByText('This merchant has a shop of this name');
    await expect(await box(/^Name/)).toHaveValue('Aurelia Outlet');
  },
};

const others = sentChanges('shops', 'shop');

/** Somebody else has changed the record that is being changed. */
export const ChangedElsewhere: Story = {
  render: (args) => <AlteredGateway change={others.withStream}>{states.Edit.render(args)}</AlteredGateway>,
  play: async () => {
    await userEvent.type(await box(/^Name/), ' renamed');
    await others.tell([await others.firstId()], /^Noor Haddad has just changed this record/);
  },
};

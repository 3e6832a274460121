import { type GatewayClient, GatewayError, type MaterialCertificate } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AlteredGateway } from '../../testing/AlteredGateway';
import { materialUploadDocs } from '../../testing/docs/materialDocs';
import { MaterialUpload } from './MaterialUpload';

const meta = {
  title: 'Features/Materials/MaterialUpload',
  component: MaterialUpload,
  tags: ['autodocs'],
  parameters: materialUploadDocs,
  args: { onChange: fn<(certificates: readonly MaterialCertificate[]) => void>() },
} satisfies Meta<typeof MaterialUpload>;

export default meta;

type Story = StoryObj<typeof meta>;

const shown = async () => void (await screen.findByText('Upload certificates'));

export const Default: Story = { play: shown };
export const Loading: Story = { parameters: { gateway: 'pending' } };
export const Failed: Story = {
  name: 'Error',
  parameters: { gateway: 'failing' },
  play: async () => void (await screen.findByRole('button', { name: 'Try again' })),
};
export const ReadOnly: Story = {
  tags: ['!visual'],
  parameters: { operator: 'viewer' },
  play: async () => void (await screen.findByText('You don’t have permission')),
};

/** Guarantee: only the first attempt of an upload is cut off. */
const cutOff = (gateway: GatewayClient): GatewayClient => {
  const { startUpload } = gateway.materials;
  let attempts = 0;
  const once: typeof startUpload = (...given) => {
    const upload = startUpload(...given);
    return {
      send: (options) => {
        attempts += 1;
        if (attempts === 1) return Promise.reject(new GatewayError('network', { msg: 'The connection was lost' }));
        return upload.send(options);
      },
    };
  };
  return { ...gateway, materials: { ...gateway.materials, startUpload: once } };
};

/** A connection that is lost in the middle: the file waits, and goes on by itself. */
export const CutOff: Story = {
  tags: ['!visual'],
  render: (args) => (
    <AlteredGateway change={cutOff}>
      <MaterialUpload {...args} />
    </AlteredGateway>
  ),
  play: async ({ args, canvasElement }) => {
    await shown();
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    const bytes = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31]);
    if (input) await userEvent.upload(input, new File([bytes], 'invoice.pdf', { type: 'application/pdf' }));
    await screen.findAllByText(/Waiting for the connection/);
    window.dispatchEvent(new Event('online'));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'invoice.pdf' })]),
    );
  },
};

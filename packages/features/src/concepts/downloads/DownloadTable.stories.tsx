import type { GatewayFile } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { useRuntime } from '../../runtime/Runtime';
import { AlteredGateway } from '../../testing/AlteredGateway';
import { downloadTableDocs } from '../../testing/docs/downloadDocs';
import { listStories } from '../../testing/listStories';
import { withFailedExport, withoutDownloadStream, withRunningExport } from '../../testing/oddDownloads';
import { readingOnly } from '../../testing/readingOnly';
import { DownloadTable } from './DownloadTable';

const meta = {
  title: 'Features/Downloads/DownloadTable',
  component: DownloadTable,
  tags: ['autodocs'],
  parameters: { ...downloadTableDocs, operator: 'administrator' },
  args: { onExport: fn<(file: GatewayFile) => void>() },
} satisfies Meta<typeof DownloadTable>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Asks for exports first, of which the list then tells. */
function AfterExports({
  resources,
  children,
}: {
  readonly resources: readonly string[];
  readonly children: ReactNode;
}) {
  const { gateway } = useRuntime();
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    const ask = async () => {
      for (const resource of resources) await gateway.downloads.create({ resource });
      setAsked(true);
    };
    void ask();
  }, [gateway, resources]);
  return asked ? children : null;
}

const ONE = ['shop'];
const TWO = ['shop', 'merchant'];

const afterTwo = {
  render: (args) => (
    <AfterExports resources={TWO}>
      <DownloadTable {...args} />
    </AfterExports>
  ),
} satisfies Story;

// Their times, and how far they are, are others in each run.
export const Default: Story = { ...listStories.Default, ...afterTwo, tags: ['!visual'] };
export const Empty: Story = listStories.Empty;
export const NothingMatches: Story = {
  ...listStories.NothingMatches,
  args: { view: { filter: { status: ['failed'] } } },
};
export const Loading: Story = listStories.Loading;
export const Failed: Story = listStories.Failed;
export const Unauthorized: Story = listStories.Unauthorized;
export const Dark: Story = { ...listStories.Dark, ...afterTwo, tags: ['!visual'] };
export const RightToLeft: Story = { ...listStories.RightToLeft, ...afterTwo, tags: ['!visual'] };

const reading = readingOnly('downloads');

export const ReadOnly: Story = {
  ...afterTwo,
  tags: ['!visual'],
  render: (args) => <AlteredGateway change={reading}>{afterTwo.render(args)}</AlteredGateway>,
  play: listStories.ReadOnly.play,
};

/** A file that is ready is fetched for the host. */
export const Fetched: Story = {
  tags: ['!visual'],
  render: (args) => (
    <AfterExports resources={ONE}>
      <DownloadTable {...args} />
    </AfterExports>
  ),
  play: async ({ args }) => {
    await screen.findAllByText('Ready');
    const [menu] = screen.getAllByRole('button', { name: /^Actions for/ });
    if (menu) await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Download file' }));
    await waitFor(() => expect(args.onExport).toHaveBeenCalledOnce());
  },
};

/** Where nothing is streamed, the list looks again by itself until the file is there. */
export const WithoutStreams: Story = {
  tags: ['!visual'],
  decorators: [(Inner) => <AlteredGateway change={withoutDownloadStream}>{Inner()}</AlteredGateway>],
  render: (args) => (
    <AfterExports resources={ONE}>
      <DownloadTable {...args} />
    </AfterExports>
  ),
  play: async () => void (await screen.findAllByText('Ready')),
};

/** An export that still runs is given up; there is no file to delete. */
export const GivingUp: Story = {
  tags: ['!visual'],
  decorators: [(Inner) => <AlteredGateway change={withRunningExport}>{Inner()}</AlteredGateway>],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Actions for/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Give up' }));
    const question = await screen.findByRole('dialog', { name: 'Give up this export?' });
    await within(question).findByText('It stops, and what it has written is removed.');
    await within(question).findByRole('button', { name: 'Give up' });
  },
};

/** An export that failed says why where its progress was. */
export const FailedExport: Story = {
  tags: ['!visual'],
  decorators: [(Inner) => <AlteredGateway change={withFailedExport}>{Inner()}</AlteredGateway>],
  play: async () => void (await screen.findByText('You may no longer export this.')),
};

/** The same in another language. */
export const FailedExportInFrench: Story = {
  ...FailedExport,
  tags: ['!visual'],
  globals: { locale: 'fr' },
  play: async () => void (await screen.findByText('Vous n’avez plus le droit d’exporter ceci.')),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { AmountInput } from '../amount-input';
import { Banner } from '../banner';
import { Button } from '../button';
import { ConfirmDialog } from '../confirm-dialog';
import { CopyButton } from '../copy-button';
import { DescriptionItem, DescriptionList } from '../description-list';
import { Field } from '../field';
import { Icon, SuccessIcon } from '../icon';
import { Box, Heading, Inline, Stack, Text } from '../layout';
import { Money } from '../money';
import { Select } from '../select';
import { Shell } from './Shell';

type Stage = 'ticket' | 'confirm' | 'done';

const ACCOUNTS = [{ value: 'eur', label: 'EUR operating account', description: '84,210.55 available' }];
const PAYEES = [{ value: 'marisol', label: 'Marisol Traders S.A. de C.V.', description: 'BBVA México · ••• 4417' }];

function Figures({ short = false }: { readonly short?: boolean }) {
  return (
    <DescriptionList>
      <DescriptionItem label="Rate, held for 24 s" tabular>
        1 EUR = 21.8462 MXN
      </DescriptionItem>
      <DescriptionItem label="Converted" tabular>
        <Money amount={short ? '124983.50' : '12483.50'} currency="EUR" />
      </DescriptionItem>
      <DescriptionItem label="Fee" tabular>
        <Money amount="16.50" currency="EUR" />
      </DescriptionItem>
      <DescriptionItem label="Leaves the account" tabular>
        <Text weight="semibold">
          <Money amount={short ? '125000.00' : '12500.00'} currency="EUR" />
        </Text>
      </DescriptionItem>
      <DescriptionItem label="Arrives" tabular>
        Fri, 28 Mar 2025
      </DescriptionItem>
    </DescriptionList>
  );
}

function Confirm({
  open,
  onBack,
  onSend,
}: {
  readonly open: boolean;
  readonly onBack: () => void;
  readonly onSend: () => void;
}) {
  return (
    <ConfirmDialog
      open={open}
      onClose={onBack}
      onConfirm={onSend}
      title="Send 12,500.00 EUR?"
      description="Marisol Traders receives 272,717.04 MXN. A payout cannot be recalled once the bank has it."
      confirmLabel="Send 12,500.00 EUR"
    >
      <Figures />
    </ConfirmDialog>
  );
}

function Done({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <Stack gap={5} align="center" paddingY={6}>
      <Text color="success">
        <Icon of={SuccessIcon} size="xl" />
      </Text>
      <Stack gap={1} align="center">
        <Heading level={1}>272,717.04 MXN is on its way</Heading>
        <Text color="muted" align="center">
          Marisol Traders S.A. de C.V. · arrives Fri, 28 Mar 2025
        </Text>
      </Stack>
      <Inline gap={1}>
        <Text color="muted">Order</Text>
        <Text tabular>PO-2025-0326-00418</Text>
        <CopyButton value="PO-2025-0326-00418" name="order id" size="sm" />
      </Inline>
      <Inline>
        <Button>Download receipt</Button>
        <Button variant="primary" onClick={onAgain}>
          New payout
        </Button>
      </Inline>
    </Stack>
  );
}

function Amounts({ short }: { readonly short: boolean }) {
  return (
    <Stack gap={4}>
      <Field label="You send" error={short ? 'The account holds 84,210.55 EUR' : undefined}>
        <AmountInput size="lg" currency="EUR" defaultValue={short ? '125000.00' : '12500.00'} />
      </Field>
      <Field label="They receive">
        <AmountInput size="lg" currency="MXN" defaultValue={short ? '2730414.54' : '272717.04'} />
      </Field>
    </Stack>
  );
}

function Ticket({ stage: initial = 'ticket', short = false }: { readonly stage?: Stage; readonly short?: boolean }) {
  const [stage, setStage] = useState(initial);
  return (
    <Box surface="base" border radius="dialog" padding={6} style={{ maxInlineSize: 520, marginInline: 'auto' }}>
      {stage === 'done' ? (
        <Done onAgain={() => setStage('ticket')} />
      ) : (
        <Stack gap={5}>
          <Heading level={1}>New payout</Heading>
          <Amounts short={short} />
          <Field label="From">
            <Select options={ACCOUNTS} defaultValue="eur" />
          </Field>
          <Field label="To">
            <Select options={PAYEES} defaultValue="marisol" />
          </Field>
          <Box surface="sunken" radius="card" padding={4}>
            <Figures short={short} />
          </Box>
          {short && <Banner tone="warning">40,789.45 EUR are missing. Add money to the account, or send less.</Banner>}
          <Button variant="primary" size="lg" fullWidth disabled={short} onClick={() => setStage('confirm')}>
            Review payout
          </Button>
        </Stack>
      )}
      <Confirm open={stage === 'confirm'} onBack={() => setStage('ticket')} onSend={() => setStage('done')} />
    </Box>
  );
}

/** Amounts first; everything that leaves or arrives is on the ticket; sending is a second step that repeats it. */
const meta: Meta<typeof Ticket> = {
  title: 'UI/Kitchen sink/Money ticket',
  component: Ticket,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Shell at="payouts">
      <Ticket {...args} />
    </Shell>
  ),
};
export default meta;
type Story = StoryObj<typeof Ticket>;

export const Filled: Story = {};
/** A ticket that cannot be sent says why. */
export const Short: Story = { args: { short: true } };
export const Confirming: Story = { args: { stage: 'confirm' } };
export const Sent: Story = { args: { stage: 'done' } };

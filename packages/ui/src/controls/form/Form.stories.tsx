import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { boolean, object, string } from 'yup';
import { Grid, Inline, Text } from '../../page/layout';
import { AmountInput } from '../amount-input';
import { Button } from '../button';
import { Checkbox } from '../checkbox';
import { Input } from '../input';
import { Radio, RadioGroup } from '../radio';
import { TextArea } from '../text-area';
import { TimePicker } from '../time-picker';
import { DirtyGuardDialog } from './DirtyGuardDialog';
import { Form } from './Form';
import { FormField } from './FormField';
import { FormSubmit } from './FormSubmit';
import { FormSummary } from './FormSummary';
import { formDocs } from './form.docs';
import { useDirtyGuard } from './useDirtyGuard';
import { useSchemaForm } from './useSchemaForm';

const schema = object({
  name: string().required('This field is required'),
  swift: string()
    .required('This field is required')
    .test('swift', 'SWIFT has 8 or 11 characters', (code = '') => [8, 11].includes(code.length)),
  amount: string()
    .required('This field is required')
    .matches(/^(\d+(\.\d{1,2})?)?$/, 'This is not an amount'),
  feePaidBy: string().required('Choose who pays the fee'),
  cutOff: string().defined(),
  comments: string().max(140, 'At most 140 characters').defined(),
  genuine: boolean().defined(),
});
const nothing = { name: '', swift: '', amount: '', feePaidBy: '', cutOff: '', comments: '', genuine: false };

interface PaymentFormProps {
  readonly defaultValues?: typeof nothing;
  readonly onSubmit?: (values: typeof nothing) => void | Promise<void>;
  readonly onLeave?: () => void;
}

function PaymentForm({
  defaultValues = nothing,
  onSubmit = () => undefined,
  onLeave = () => undefined,
}: PaymentFormProps) {
  const form = useSchemaForm({ schema, defaultValues });
  const guard = useDirtyGuard(form.control);
  const [saved, setSaved] = useState(false);
  const save = async (values: typeof nothing) => {
    await onSubmit(values);
    form.reset(values);
    setSaved(true);
  };
  return (
    <Form form={form} onSubmit={save} aria-label="Payment" style={{ maxInlineSize: 640 }}>
      <FormSummary />
      <FormField name="name" label="Beneficiary name" required>
        <Input />
      </FormField>
      <Grid columns={{ base: 1, sm: 2 }} gap={4}>
        <FormField name="swift" label="SWIFT / BIC" required>
          <Input />
        </FormField>
        <FormField<typeof nothing, 'amount'> name="amount" label="Amount" required>
          {(bound) => <AmountInput read={(value) => ({ value })} currency="EUR" {...bound} />}
        </FormField>
      </Grid>
      <FormField<typeof nothing, 'feePaidBy'> name="feePaidBy" label="Fee paid by" required group>
        {({ value, onChange, onBlur }) => (
          <RadioGroup orientation="horizontal" value={value} onChange={(next) => onChange(next ?? '')} onBlur={onBlur}>
            <Radio value="ours" label="Sender" />
            <Radio value="shared" label="Shared" />
          </RadioGroup>
        )}
      </FormField>
      <FormField<typeof nothing, 'cutOff'> name="cutOff" label="Not before" optional>
        {(bound) => <TimePicker {...bound} />}
      </FormField>
      <FormField name="comments" label="Trade comments" optional>
        <TextArea />
      </FormField>
      <FormField name="genuine" label="Consent">
        <Checkbox label="The certificate is genuine" />
      </FormField>
      <Inline justify="end">
        {saved && !guard.dirty && <Text color="success">Saved</Text>}
        <Button onClick={() => guard.leave(onLeave)}>Cancel</Button>
        <FormSubmit>Save</FormSubmit>
      </Inline>
      <DirtyGuardDialog guard={guard} />
    </Form>
  );
}

const meta: Meta<typeof PaymentForm> = {
  title: 'UI/Form',
  parameters: formDocs,
  tags: ['autodocs'],
  component: PaymentForm,
};
export default meta;
type Story = StoryObj<typeof PaymentForm>;

const filled = {
  ...nothing,
  name: 'Marisol Traders S.A. de C.V.',
  swift: 'BCMRMXMM',
  amount: '2500',
  feePaidBy: 'shared',
  cutOff: '16:30:00',
};

export const Default: Story = {};
export const Filled: Story = { args: { defaultValues: filled } };
/** Submit it: the first wrong field has the focus. */
export const Wrong: Story = {
  args: { defaultValues: { ...filled, swift: 'BCMRMX', feePaidBy: '' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('group', { name: /need attention$|needs attention$/ });
  },
};
export const Submitting: Story = {
  args: { defaultValues: filled, onSubmit: () => new Promise(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  },
};

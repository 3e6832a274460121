import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { CalendarIcon, Icon } from '../../icon';
import { Button } from '../button';
import { Checkbox, CheckboxGroup } from '../checkbox';
import { FilterBar, type FilterBarProps } from './FilterBar';
import type { Filter } from './filter';
import { filterBarDocs } from './filterBar.docs';

type Values = Readonly<Record<string, readonly string[]>>;
const CHOICES: readonly { readonly id: string; readonly label: string; readonly options: readonly string[] }[] = [
  { id: 'status', label: 'Status', options: ['Paid', 'In review', 'Returned'] },
  { id: 'currency', label: 'Currency', options: ['EUR', 'USD', 'MXN'] },
  { id: 'method', label: 'Method', options: ['SWIFT', 'Local'] },
];

function Filtering({
  initial,
  pinned,
  ...rest
}: FilterBarProps & { readonly initial: Values; readonly pinned?: string }): ReactElement {
  const [values, setValues] = useState(initial);
  const [search, setSearch] = useState('');
  const filters: Filter[] = CHOICES.map(({ id, label, options }) => ({
    id,
    label,
    value: values[id]?.length ? values[id].join(', ') : undefined,
    pinned: id === pinned,
    onRemove: () => setValues({ ...values, [id]: [] }),
    editor: (close) => (
      <>
        <CheckboxGroup
          aria-label={label}
          value={values[id] ?? []}
          onChange={(chosen) => setValues({ ...values, [id]: chosen })}
        >
          {options.map((option) => (
            <Checkbox key={option} value={option} label={option} />
          ))}
        </CheckboxGroup>
        <Button size="sm" onClick={close} style={{ marginBlockStart: 12 }}>
          Done
        </Button>
      </>
    ),
  }));
  const reset = () => {
    setValues({});
    setSearch('');
  };
  return (
    <FilterBar
      {...rest}
      search={{ value: search, onChange: setSearch, placeholder: 'Payee or reference' }}
      filters={filters}
      onReset={reset}
    />
  );
}

const meta: Meta<typeof FilterBar> = {
  title: 'UI/FilterBar',
  parameters: filterBarDocs,
  tags: ['autodocs'],
  component: FilterBar,
};
export default meta;
type Story = StoryObj<typeof FilterBar>;

const range = (
  <Button size="md" startIcon={<Icon of={CalendarIcon} />}>
    Last month
  </Button>
);

export const Default: Story = { render: (args) => <Filtering {...args} initial={{}} /> };
export const Narrowed: Story = {
  render: (args) => <Filtering {...args} initial={{ status: ['Paid', 'In review'], currency: ['EUR'] }} />,
};
export const Pinned: Story = {
  render: (args) => <Filtering {...args} initial={{ status: ['Paid'], currency: ['EUR'] }} pinned="currency" />,
};
export const WithEverything: Story = {
  args: {
    dateRange: range,
    savedViews: <Button variant="ghost">Views</Button>,
    action: <Button variant="primary">Search</Button>,
  },
  render: (args) => <Filtering {...args} initial={{ status: ['Paid'] }} />,
};
export const SearchOnly: Story = { render: () => <FilterBar search={{ value: '', onChange: () => undefined }} /> };
export const Narrow: Story = {
  ...WithEverything,
  decorators: [
    (Drawn) => (
      <div style={{ maxInlineSize: 358 }}>
        <Drawn />
      </div>
    ),
  ],
};

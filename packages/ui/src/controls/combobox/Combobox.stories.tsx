import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { BankIcon, Icon } from '../../icon';
import { Stack } from '../../page/layout';
import { Field } from '../field';
import { Combobox } from './Combobox';
import { comboboxDocs } from './combobox.docs';
import { MultiCombobox } from './MultiCombobox';

const CODES =
  'AF AX AL DZ AS AD AO AI AQ AG AR AM AW AU AT AZ BS BH BD BB BY BE BZ BJ BM BT BO BQ BA BW BV BR IO BN BG BF BI CV KH CM CA KY CF TD CL CN CX CC CO KM CG CD CK CR CI HR CU CW CY CZ DK DJ DM DO EC EG SV GQ ER EE SZ ET FK FO FJ FI FR GF PF TF GA GM GE DE GH GI GR GL GD GP GU GT GG GN GW GY HT HM VA HN HK HU IS IN ID IR IQ IE IM IL IT JM JP JE JO KZ KE KI KP KR KW KG LA LV LB LS LR LY LI LT LU MO MG MW MY MV ML MT MH MQ MR MU YT MX FM MD MC MN ME MS MA MZ MM NA NR NP NL NC NZ NI NE NG NU NF MK MP NO OM PK PW PS PA PG PY PE PH PN PL PT PR QA RE RO RU RW BL SH KN LC MF PM VC WS SM ST SA SN RS SC SL SG SX SK SI SB SO ZA GS SS ES LK SD SR SJ SE CH SY TW TJ TZ TH TL TG TK TO TT TN TR TM TC TV UG UA AE GB US UM UY UZ VU VE VN VG VI WF EH YE ZM ZW';

const names = new Intl.DisplayNames('en', { type: 'region' });
const countries = CODES.split(' ').map((value) => ({ value, label: names.of(value) ?? value, description: value }));

const banks = [
  { value: 'COBADEFF', label: 'Commerzbank', description: 'Frankfurt', icon: <Icon of={BankIcon} /> },
  { value: 'DEUTDEFF', label: 'Deutsche Bank', description: 'Frankfurt', icon: <Icon of={BankIcon} /> },
  { value: 'BNPAFRPP', label: 'BNP Paribas', description: 'Paris', icon: <Icon of={BankIcon} /> },
  { value: 'CHASUS33', label: 'JPMorgan Chase', description: 'New York', icon: <Icon of={BankIcon} />, disabled: true },
];

const find = async (query: string) => banks.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
const never = () => new Promise<typeof banks>(() => undefined);
const fail = async () => {
  throw new Error('offline');
};

const meta: Meta<typeof Combobox> = {
  title: 'UI/Combobox',
  parameters: comboboxDocs,
  tags: ['autodocs'],
  component: Combobox,
  args: { options: countries, 'aria-label': 'Country', placeholder: 'Find a country' },
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: 320 }}>
        <Part />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Combobox>;

export const Default: Story = {};
export const Chosen: Story = { args: { defaultValue: 'DE', clearable: true } };
/** Its listbox scrolls, which the keyboard reaches by the combobox alone. */
export const LongListOpen: Story = {
  tags: ['!visual'],
  args: { defaultValue: 'DE' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const list = await screen.findByRole('listbox');
    await screen.findByRole('option', { name: /^Germany/, selected: true });
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
    await expect(getComputedStyle(list).overflowY).toBe('auto');
  },
};
export const ShortList: Story = { args: { options: banks, 'aria-label': 'Bank', defaultValue: 'BNPAFRPP' } };
export const Grouped: Story = {
  args: {
    'aria-label': 'Currency',
    options: [
      { value: 'USD', label: 'US Dollar', group: 'Often used' },
      { value: 'EUR', label: 'Euro', group: 'Often used' },
      { value: 'MXN', label: 'Mexican Peso', group: 'All' },
      { value: 'BRL', label: 'Brazilian Real', group: 'All' },
    ],
  },
};
export const Remote: Story = {
  args: { options: undefined, load: find, 'aria-label': 'Bank', placeholder: 'Find a bank' },
};
export const RemoteLoading: Story = { args: { options: undefined, load: never, 'aria-label': 'Bank' } };
export const RemoteFailed: Story = { args: { options: undefined, load: fail, 'aria-label': 'Bank' } };
export const Disabled: Story = { args: { defaultValue: 'FR', disabled: true } };
export const Multiple: Story = {
  render: () => (
    <MultiCombobox aria-label="Countries" options={countries} defaultValue={['DE', 'FR', 'MX', 'BR']} clearable />
  ),
};
export const InField: Story = {
  render: () => (
    <Stack>
      <Field label="Bank country" required>
        <Combobox options={countries} name="country" />
      </Field>
      <Field label="Markets" error="This field is required">
        <MultiCombobox options={countries} placeholder="Add a country" name="market" />
      </Field>
    </Stack>
  ),
};

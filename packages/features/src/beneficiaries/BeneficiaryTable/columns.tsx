import { accountType, type Beneficiary, type CountryCode, payeeType, paymentMethod } from '@corridor/core';
import type { TableColumn } from '@corridor/ui';
import { InstantText } from '../../display/InstantText';
import { INSTANT_COLUMN, withHostColumns } from '../../listing/columns';
import type { beneficiariesMessages } from '../../messages/beneficiaries';
import type { Say } from '../../words/useWords';
import { BeneficiaryStatus } from '../display/BeneficiaryStatus';
import { AccountEndingCell, BeneficiaryNameCell } from './cells';
import type { BeneficiaryDataCustomization } from './customization';
import type { BeneficiaryColumn } from './view';

/** What the columns need to say and show. */
export interface ColumnWords {
  readonly say: Say<keyof (typeof beneficiariesMessages)['en']>;
  readonly countryOf: (code: CountryCode) => string;
  readonly changedId: string | null;
}

type OwnColumn = TableColumn<Beneficiary> & { readonly id: BeneficiaryColumn };

/** Who it is and where the money goes. */
function routeColumns({ say, countryOf, changedId }: ColumnWords): OwnColumn[] {
  return [
    {
      id: 'name',
      header: say('beneficiaries.column.name'),
      value: ({ name }) => name,
      cell: (row) => <BeneficiaryNameCell beneficiary={row} changed={row.id === changedId} />,
      width: 220,
      sortable: true,
      hideable: false,
    },
    {
      id: 'accountEnding',
      header: say('beneficiaries.column.account'),
      cell: ({ accountEnding }) => <AccountEndingCell ending={accountEnding} />,
      width: 110,
      grow: 0,
    },
    { id: 'bankName', header: say('beneficiaries.column.bank'), value: ({ bankName }) => bankName ?? '–', width: 170 },
    {
      id: 'bankCountry',
      header: say('beneficiaries.field.bankCountry'),
      value: (row) => countryOf(row.bankCountry),
      width: 140,
      sortable: true,
    },
    {
      id: 'currency',
      header: say('beneficiaries.field.currency'),
      value: ({ currency }) => currency,
      width: 104,
      grow: 0,
      sortable: true,
    },
    {
      id: 'paymentMethod',
      header: say('beneficiaries.field.paymentMethod'),
      value: (row) => say(paymentMethod.labelKey(row.paymentMethod)),
      width: 140,
      grow: 0,
      narrow: 'hidden',
    },
  ];
}

/** Of what kind it is, whether it may be paid, and since when. */
function stateColumns({ say }: ColumnWords): OwnColumn[] {
  return [
    {
      id: 'payeeType',
      header: say('beneficiaries.column.type'),
      value: (row) => say(payeeType.labelKey(row.payeeType)),
      width: 120,
      grow: 0,
      narrow: 'hidden',
    },
    {
      id: 'accountType',
      header: say('beneficiaries.field.accountType'),
      value: (row) => say(accountType.labelKey(row.accountType)),
      width: 130,
      grow: 0,
    },
    {
      id: 'status',
      header: say('beneficiaries.column.status'),
      cell: ({ status }) => <BeneficiaryStatus status={status} />,
      width: 116,
      grow: 0,
      sortable: true,
    },
    {
      id: 'createdAt',
      header: say('beneficiaries.column.created'),
      cell: ({ createdAt }) => <InstantText value={createdAt} />,
      sortable: true,
      ...INSTANT_COLUMN,
    },
    {
      id: 'updatedAt',
      header: say('beneficiaries.column.updated'),
      cell: ({ updatedAt }) => <InstantText value={updatedAt} />,
      ...INSTANT_COLUMN,
    },
    { id: 'id', header: say('beneficiaries.column.id'), value: ({ id }) => id, width: 200, grow: 0, tabular: true },
  ];
}

/** Every column that the operator may see: ours without those the host hides, then the host's own. */
export function beneficiaryColumns(
  words: ColumnWords,
  custom: BeneficiaryDataCustomization | undefined,
): TableColumn<Beneficiary>[] {
  return withHostColumns<Beneficiary>([...routeColumns(words), ...stateColumns(words)], custom);
}

import { defineActions } from '../../kit/actions/defineActions';
import { beneficiaryList } from './beneficiaryList';

/** Actions on a beneficiary. */
export const beneficiaryActions = defineActions(
  beneficiaryList,
  [
    { edit: { form: 'edit', needs: 'update' }, duplicate: { form: 'duplicate' } },
    { enable: {}, disable: { tone: 'danger' }, delete: { tone: 'danger' } },
  ],
  { describe: ({ name, accountEnding }) => `${name} · •••• ${accountEnding}` },
);

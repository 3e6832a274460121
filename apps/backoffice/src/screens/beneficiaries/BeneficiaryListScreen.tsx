import { BeneficiaryTable, beneficiaryList } from '@corridor/features';
import { ListScreen } from '../listing/ListScreen';

/** Beneficiaries. */
export function BeneficiaryListScreen() {
  return <ListScreen list={beneficiaryList} widget={BeneficiaryTable} />;
}

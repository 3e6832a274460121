import { BeneficiaryTable, useWords } from '@corridor/features';
import { hostMessages } from '../../messages/host';
import { saveFile } from '../../shell/saveFile';
import { useDocumentTitle } from '../../shell/useDocumentTitle';
import { useListViewInAddress } from '../listing/useListViewInAddress';
import { beneficiaryAddress } from './beneficiaryAddress';

/** Beneficiaries: the table and its form, with what they show in the address. */
export function BeneficiaryListScreen() {
  const say = useWords(hostMessages);
  const [view, setView] = useListViewInAddress(beneficiaryAddress);
  useDocumentTitle(say('host.route.payment-beneficiaries'));
  return <BeneficiaryTable view={view} onViewChange={setView} onExport={saveFile} headingLevel={1} />;
}

import { ExchangeOrderTable, useWords } from '@corridor/features';
import { hostMessages } from '../../messages/host';
import { saveFile } from '../../shell/saveFile';
import { useDocumentTitle } from '../../shell/useDocumentTitle';
import { useExchangeOrderViewInAddress } from './useExchangeOrderViewInAddress';

/** Exchange orders: the table, with what it shows in the address. */
export function ExchangeOrderListScreen() {
  const say = useWords(hostMessages);
  const [view, setView] = useExchangeOrderViewInAddress();
  useDocumentTitle(say('host.route.exchange-orders'));
  return <ExchangeOrderTable view={view} onViewChange={setView} onExport={saveFile} headingLevel={1} />;
}

import { ExchangeOrderTable, useWords } from '@corridor/features';
import { useNavigate } from 'react-router-dom';
import { hostMessages } from '../../messages/host';
import { pathOf } from '../../routes/paths';
import { useAbility } from '../../session/AbilityProvider';
import { saveFile } from '../../shell/saveFile';
import { useDocumentTitle } from '../../shell/useDocumentTitle';
import { useListViewInAddress } from '../listing/useListViewInAddress';
import { exchangeOrderAddress } from './exchangeOrderAddress';

/** Exchange orders: the table, with what it shows in the address, and the way to a new one for those who may order it. */
export function ExchangeOrderListScreen() {
  const say = useWords(hostMessages);
  const navigate = useNavigate();
  const mayOrder = useAbility().can('create', 'exchange-order');
  const [view, setView] = useListViewInAddress(exchangeOrderAddress);
  useDocumentTitle(say('host.route.exchange-orders'));
  return (
    <ExchangeOrderTable
      view={view}
      onViewChange={setView}
      onExport={saveFile}
      {...(mayOrder && { onNewOrder: () => navigate(pathOf('exchange-index')) })}
      headingLevel={1}
    />
  );
}

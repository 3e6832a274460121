import { ExchangeOrderTable, exchangeOrderList } from '@corridor/features';
import { useNavigate } from 'react-router-dom';
import { pathOf } from '../../routes/paths';
import { useAbility } from '../../session/AbilityProvider';
import { ListScreen } from '../listing/ListScreen';

/** Exchange orders, with the way to a new one for those who may order it. */
export function ExchangeOrderListScreen() {
  const navigate = useNavigate();
  const mayOrder = useAbility().can('create', 'exchange-order');
  return (
    <ListScreen
      list={exchangeOrderList}
      widget={ExchangeOrderTable}
      more={mayOrder ? { onNewOrder: () => navigate(pathOf('exchange-index')) } : {}}
    />
  );
}

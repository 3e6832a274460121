import { ExchangeOrderForm } from '@corridor/features';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pathOf } from '../../routes/paths';
import { AddressNotice } from '../address/AddressNotice';
import { keepPendingOrder, readPendingOrder } from '../tickets/pendingOrder';
import { writeExchangeDraft } from './exchangeDraftSearch';
import { readExchangeDraft } from './readExchangeDraft';

/** Exchange: the ticket, with what was typed in the address. */
export function ExchangeScreen() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [initial] = useState(() => readExchangeDraft(search).values);
  const [pending] = useState(() => readPendingOrder('exchange'));
  return (
    <>
      <AddressNotice read={readExchangeDraft} />
      <ExchangeOrderForm
        initial={initial}
        pending={pending}
        onPendingChange={(quoteId) => keepPendingOrder('exchange', quoteId)}
        onDraftChange={(draft) => navigate({ search: String(writeExchangeDraft(draft)) }, { replace: true })}
        onOpenOrder={(id) => navigate(`${pathOf('exchange-orders')}?${new URLSearchParams({ open: id })}`)}
        headingLevel={1}
      />
    </>
  );
}

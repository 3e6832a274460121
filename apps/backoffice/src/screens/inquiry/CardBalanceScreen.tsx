import { CardBalanceInquiry } from '@corridor/features';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathOf } from '../../routes/paths';
import { clearCardToken, storedCardToken } from '../../session/storage';

/** The balance of the card behind the stored card token. @source spec §2 "single-balance-search" */
export function CardBalanceScreen() {
  const navigate = useNavigate();
  const [cardToken] = useState(storedCardToken);
  const leave = () => {
    clearCardToken();
    navigate(pathOf('inquery'), { replace: true });
  };
  return <CardBalanceInquiry headingLevel={1} {...(cardToken && { cardToken })} onClosed={leave} />;
}

import { CardBalanceInquiry } from '@corridor/features';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathOf } from '../../routes/paths';
import { keepQueryCard, wasSeenWithin } from '../../session/queryCard';
import { clearCardToken, storedCardToken } from '../../session/storage';

// Of the fifteen minutes of its token; on a shared phone the next person comes sooner.
const IDLE_SECONDS = 300;

/** The balance of the card behind the stored card token; left alone it ends by itself, also where its page was closed. @source spec §2 "single-balance-search" */
export function CardBalanceScreen() {
  const navigate = useNavigate();
  const [cardToken] = useState(storedCardToken);
  const [isFresh] = useState(() => wasSeenWithin(IDLE_SECONDS));
  const leave = () => {
    clearCardToken();
    navigate(pathOf('inquery'), { replace: true });
  };
  useEffect(() => {
    if (!isFresh) return;
    const keep = () => keepQueryCard();
    keep();
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [isFresh]);
  useEffect(() => {
    if (!isFresh) leave();
  });
  if (!isFresh) return null;
  return (
    <CardBalanceInquiry
      headingLevel={1}
      idleSeconds={IDLE_SECONDS}
      {...(cardToken && { cardToken })}
      onClosed={leave}
    />
  );
}

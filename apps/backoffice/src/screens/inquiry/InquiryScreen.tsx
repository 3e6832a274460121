import { CardBalanceInquiry } from '@corridor/features';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathOf } from '../../routes/paths';
import { storeCardToken } from '../../session/storage';
import { SessionPage } from '../session/SessionPage';

/** Where a cardholder begins an inquiry, with or without an operator's session beside it. @source spec §2 "inquery" */
export function InquiryScreen() {
  const navigate = useNavigate();
  const [cardToken, setCardToken] = useState<string>();
  return (
    <SessionPage>
      <CardBalanceInquiry
        headingLevel={1}
        {...(cardToken && { cardToken })}
        onOpened={(session) => {
          // Kept here, the inquiry outlives this screen.
          setCardToken(session.cardToken);
          storeCardToken(session.cardToken);
          navigate(pathOf('single-balance-search'), { replace: true });
        }}
      />
    </SessionPage>
  );
}

import { useWords } from '@corridor/features';
import { Button } from '@corridor/ui';
import { useNavigate } from 'react-router-dom';
import { hostMessages } from '../../messages/host';
import { pathOf } from '../../routes/paths';
import { clearCardToken } from '../../session/storage';

/** Ends a cardholder's inquiry and goes back to where one begins. @source spec §4 */
export function LeaveInquiry() {
  const say = useWords(hostMessages);
  const navigate = useNavigate();
  const leave = () => {
    clearCardToken();
    navigate(pathOf('inquery'), { replace: true });
  };
  return <Button onClick={leave}>{say('host.inquiry.leave')}</Button>;
}

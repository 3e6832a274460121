import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { endSession } from './sessionStore';

/** After a password change: the token goes and the site root opens, which leads to login while the message still shows. @source spec §4 */
export function useLeaveAfterPasswordChange(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    endSession();
    navigate('/');
  }, [navigate]);
}

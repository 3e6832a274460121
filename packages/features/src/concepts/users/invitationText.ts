import { type User, userInvitation } from '@corridor/core';
import type { DisplayTools } from '../../kit/columns/Column';

/** State of a user's invitation in words; of one that is open, with how long its link is still good for. */
export function invitationText(
  { invitation, linkExpiresAt }: Pick<User, 'invitation' | 'linkExpiresAt'>,
  { t, format }: Pick<DisplayTools, 't' | 'format'>,
): string {
  const left = linkExpiresAt === null ? 0 : Date.parse(linkExpiresAt) - Date.now();
  if (invitation !== 'open' || left <= 0) {
    return t(userInvitation.labelKey(invitation === 'open' ? 'expired' : invitation));
  }
  return t('users.invitation.ends', { time: format.span(left) });
}

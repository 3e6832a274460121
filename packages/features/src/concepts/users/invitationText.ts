import { type User, userInvitation } from '@corridor/core';
import type { DisplayTools } from '../../kit/columns/Column';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

/** State of a user's invitation in words; of one that is open, with how long its link is still good for. */
export function invitationText(
  { invitation, linkExpiresAt }: Pick<User, 'invitation' | 'linkExpiresAt'>,
  { t, locale }: Pick<DisplayTools, 't' | 'locale'>,
): string {
  const left = linkExpiresAt === null ? 0 : Date.parse(linkExpiresAt) - Date.now();
  if (invitation !== 'open' || left <= 0) {
    return t(userInvitation.labelKey(invitation === 'open' ? 'expired' : invitation));
  }
  return t('users.invitation.ends', { time: timeOf(left, locale) });
}

function timeOf(left: number, locale: string): string {
  const [unit, size] =
    left < HOUR ? (['minute', MINUTE] as const) : left < 2 * DAY ? (['hour', HOUR] as const) : (['day', DAY] as const);
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(locale, style).format(Math.ceil(left / size));
}

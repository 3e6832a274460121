const HOUR = 3_600_000;

/** Hours for which somebody and whoever gave them an address of mail count as one hand, unless a policy says otherwise. @source ours */
export const HAND_WINDOW_HOURS = 72;

/** Most such hours of a policy. @source ours */
export const HAND_WINDOW_HOURS_MAX = 720;

/** An address of mail that a user has from somebody else, by an invitation or a change. `at` is a UTC instant. @source ours */
export interface GivenAddress {
  readonly by: string;
  readonly at: string;
}

/** A user as decisions count people: by an address of mail that is confirmed, and by those who gave this user one. @source ours */
export interface Hand {
  readonly userId: string;
  readonly isConfirmed: boolean;
  readonly given: readonly GivenAddress[];
}

/** A moment, and how long before it an address that somebody gave counts. @source ours */
export interface HandWindow {
  readonly now: Date;
  readonly windowHours: number;
}

/** Reason why two users may be one hand: the same user, an address that is not confirmed, an address that one had from the other or both from a third. @source ours */
export type HandDoubt = 'same' | 'unconfirmed' | 'given';

/**
 * Names why two users may be one person; null where they count as two. Whoever gives somebody an address of mail may read what
 * comes there and set the password by it, so that both are one hand while the window lasts. @source ours
 */
export function handDoubt(one: Hand, other: Hand, { now, windowHours }: HandWindow): HandDoubt | null {
  if (one.userId === other.userId) return 'same';
  if (!one.isConfirmed || !other.isConfirmed) return 'unconfirmed';
  const since = now.getTime() - windowHours * HOUR;
  const behind = peopleBehind(other, since);
  return peopleBehind(one, since).some((id) => behind.includes(id)) ? 'given' : null;
}

/** The user, and everybody who may have signed in as it since an instant. */
function peopleBehind({ userId, given }: Hand, since: number): string[] {
  return [userId, ...given.filter(({ at }) => Date.parse(at) > since).map(({ by }) => by)];
}

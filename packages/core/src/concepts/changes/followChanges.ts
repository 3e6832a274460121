import { followStream } from '../../transport/followStream';
import type { Change } from './contract';
import type { ChangeSource } from './createChangeSource';
import { readChangeEvents } from './readChangeEvents';

/** Who hears of changes. */
export interface ChangeFollower {
  /** A change that somebody else made, or this user elsewhere. */
  onChange(change: Change): void;
  /** Changes may have been missed: nobody knows of which records. */
  onReset(): void;
  /** What the reader may do has changed, or may have changed before the stream stood. */
  onRights(): void;
  /** The stream stands after the event of this id. */
  onPosition(id: string): void;
}

/**
 * Follows changes from where `lastEventId` ends until the signal is aborted, without losing one where the stream breaks. Resolves once
 * there is no stream, or none that stays: whoever wants to know then asks, or tries again later.
 */
export async function followChanges(
  source: ChangeSource,
  follower: ChangeFollower,
  signal: AbortSignal,
  lastEventId?: string,
): Promise<void> {
  let position = lastEventId;
  await followStream(
    {
      open: (leaving) => source.open(leaving, position),
      read: readChangeEvents,
      hear: ({ id, event }) => {
        if (event.kind === 'change' && !source.isOwn(event.change)) follower.onChange(event.change);
        if (event.kind === 'reset') follower.onReset();
        // Whatever is known of rights is older than a stream that begins.
        if (event.kind === 'ready' || event.kind === 'reset' || event.kind === 'rights') follower.onRights();
        if (id !== undefined) {
          position = id;
          follower.onPosition(id);
        }
        return false;
      },
    },
    signal,
  );
}

import { CARD_REVEAL_SECONDS, type CardSecrets } from '@corridor/core';

const LONGEST_MS = CARD_REVEAL_SECONDS * 1000;

/** When a number that was asked for at an instant is hidden, by this machine's clock, which may show another time than the gateway's. */
export function hideInstant({ hideAt }: Pick<CardSecrets, 'hideAt'>, askedAt: number): number {
  const given = Date.parse(hideAt);
  const latest = askedAt + LONGEST_MS;
  return given > askedAt && given < latest ? given : latest;
}

import { instantFormatter, type StatementHold } from '@corridor/core';
import type { Language } from '../../platform/call';
import { printedAmount } from '../../platform/pdf/printedAmount';
import { holdLabel, WORDS } from './words';

/** What was set aside, as rows under their labels: for what, since when, until when, how much. None where nothing was. */
export function heldRows(
  holds: readonly StatementHold[],
  { language, zone }: { language: Language; zone: string },
): string[][] {
  if (holds.length === 0) return [];
  const inZone = instantFormatter('datetime', zone);
  const amountText = printedAmount(language);
  const { heldFor, heldSince, heldUntil, heldAmount } = WORDS;
  const labels = [heldFor, heldSince, heldUntil, heldAmount].map((label) => label[language]);
  const rows = holds.map(({ kind, placedAt, expiresAt, amount }) => [
    holdLabel(kind, language),
    inZone(placedAt),
    expiresAt === null ? '' : inZone(expiresAt),
    `${amountText(amount)} ${amount.currency}`,
  ]);
  return [labels, ...rows];
}

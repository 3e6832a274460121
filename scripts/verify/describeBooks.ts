import type { BooksReport } from '@corridor/gateway';

/** What an audit found about one partner's books, in lines for a terminal. */
export function describeBooks({ partnerName, partnerId, breaches }: BooksReport): string[] {
  const whose = partnerId === null ? partnerName : `${partnerName} (${partnerId})`;
  const found = Object.entries(breaches);
  if (found.length === 0) return [`✓ ${whose}: the books hold`];
  return [
    `✗ ${whose}: the books do not hold`,
    ...found.map(([breach, count]) => `    ${breach} (${count.toLocaleString('en')})`),
  ];
}

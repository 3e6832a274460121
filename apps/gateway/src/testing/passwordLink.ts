import type { TestGateway } from './databases';
import { clientOf, TEST_PASSWORD } from './newPartner';

/** The code of the link to set a password by that was mailed to an address last. */
export function mailedLink({ outbox }: TestGateway, email: string): string {
  const links = outbox.mails
    .filter(({ to }) => to === email)
    .flatMap(({ text }) => /\/email#password=([\w-]{43})\n/.exec(text)?.[1] ?? []);
  return links.at(-1) ?? 'no link';
}

/** Sets a password by the link that was mailed to an address last. */
export async function acceptLink(testGateway: TestGateway, email: string, newPassword = TEST_PASSWORD): Promise<void> {
  const code = mailedLink(testGateway, email);
  await clientOf(testGateway).session.setPasswordByLink({ code, newPassword });
}

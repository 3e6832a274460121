import { eq, sql } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { type Database, instant, type Migration, SERVICE_SCOPE, serviceTable } from '../database';
import { dueJob } from '../jobs';
import type { Clock } from '../ports/Clock';
import type { Logger } from '../ports/Logger';
import { openSeal, type SecretKeys, seal } from '../secrets';
import type { Mail, Mailer } from './Mailer';

/** Mails of users that could not be sent, sealed: codes and addresses are in them. */
const waitingTable = pgTable('waiting_mail', {
  userId: uuid('user_id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  sealed: text('sealed').notNull(),
  keptAt: instant('kept_at').notNull(),
});

/** What keeps mails. */
export const mailMigrations: readonly Migration[] = [
  {
    name: 'mail/0001-waiting',
    after: ['session/0001-create'],
    sql: `
    CREATE TABLE waiting_mail (
      user_id uuid PRIMARY KEY REFERENCES app_user ON DELETE CASCADE,
      partner_id uuid NOT NULL REFERENCES partner,
      sealed text NOT NULL,
      kept_at timestamptz(3) NOT NULL
    );
    ${serviceTable('waiting_mail')}`,
  },
];

/** Most mails that wait for one user: the newest. */
const MOST_KEPT = 5;

/** How long after a failure nobody else waits for the same server, in milliseconds. */
const DEAD_MS = 20_000;

interface Keeping {
  readonly db: Database;
  readonly keys: SecretKeys;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** A mailer that keeps what cannot be sent, for a job to send later. @throws what it met, for a mail that is about nobody */
export function keepingMailer(mailer: Mailer, keeping: Keeping): Mailer {
  return {
    send: async (mail) => {
      try {
        await mailer.send(mail);
      } catch (reason) {
        if (!mail.about) throw reason;
        await keep(keeping, { ...mail, about: mail.about });
        keeping.logger.warn('mail.waits', { userId: mail.about.userId });
      }
    },
  };
}

/** A mailer that after a failure fails at once for a while: each try at a dead server costs its time-out. */
export function hastyMailer(mailer: Mailer, clock: Clock): Mailer {
  let failedAt = Number.NEGATIVE_INFINITY;
  return {
    send: async (mail) => {
      if (clock.now().getTime() - failedAt < DEAD_MS) throw new Error('the mail server did not answer just now');
      await mailer.send(mail).catch((reason: unknown) => {
        failedAt = clock.now().getTime();
        throw reason;
      });
    },
  };
}

/** Sends mails that wait, unless nobody needs them any more. */
export const deliverMails = dueJob({
  name: 'mailDelivery',
  subject: 'user',
  table: waitingTable,
  id: waitingTable.userId,
  isDue: ({ keys }) => (keys ? sql`true` : null),
  dueAt: () => waitingTable.keptAt,
  select: (tx, where) => tx.select().from(waitingTable).where(where),
  process: async (tx, { userId, sealed }, { now, keys, outside: { mailer } }) => {
    const mails = keys ? await openMails(keys, userId, sealed) : [];
    for (const mail of mails.filter(({ until }) => !until || until > now)) await mailer.send(mail);
    await tx.delete(waitingTable).where(eq(waitingTable.userId, userId));
  },
});

/** Returns true if mails wait: the mail server has not taken them. */
export const MAILS_WAIT = sql`SELECT EXISTS (SELECT FROM waiting_mail) AS mails_wait`;

async function keep({ db, keys, clock }: Keeping, mail: Mail & Required<Pick<Mail, 'about'>>): Promise<void> {
  const { partnerId, userId } = mail.about;
  const keptAt = clock.now();
  await db.transaction(SERVICE_SCOPE, async (tx) => {
    await tx
      .insert(waitingTable)
      .values({ userId, partnerId, sealed: await sealMails(keys, userId, []), keptAt })
      .onConflictDoNothing();
    const isOwn = eq(waitingTable.userId, userId);
    const [known] = await tx.select().from(waitingTable).where(isOwn).for('update');
    const mails = [...(known ? await openMails(keys, userId, known.sealed) : []), mail].slice(-MOST_KEPT);
    await tx
      .update(waitingTable)
      .set({ sealed: await sealMails(keys, userId, mails) })
      .where(isOwn);
  });
}

const placeOf = (userId: string) => `mails of ${userId}`;

function sealMails(keys: SecretKeys, userId: string, mails: readonly Mail[]): Promise<string> {
  return seal(keys, placeOf(userId), JSON.stringify(mails));
}

// What is sealed was a mail when it was; under a key that is gone it is nobody's.
async function openMails(keys: SecretKeys, userId: string, sealed: string): Promise<Mail[]> {
  const mails = JSON.parse((await openSeal(keys, placeOf(userId), sealed)) ?? '[]') as (Mail & { until?: string })[];
  return mails.map(({ until, ...mail }) => ({ ...mail, ...(until && { until: new Date(until) }) }));
}

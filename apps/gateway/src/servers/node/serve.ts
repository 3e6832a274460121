import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Connecting, missingConnectors, simulatedOf } from '../../app/connectors';
import type { Gateway } from '../../app/GatewayOptions';
import { StartError } from '../../app/StartError';
import { seedDatabase } from '../../app/seedDatabase';
import type { Database } from '../../platform/database';
import { createOutbox, type Mail } from '../../platform/mail';
import { type Logger, silentLogger } from '../../platform/ports/Logger';
import type { RateSource } from '../../platform/ports/RateSource';
import { traceOf } from '../../platform/refusals/toRefusal';
import { DEMO_PARTNERS } from '../../platform/seeding/partners';
import { clientAddress } from './clientAddress';
import { createGateway } from './createGateway';
import { createSmtpMailer } from './createSmtpMailer';
import { followDue } from './followDue';
import { keepSecretKey } from './keepSecretKey';
import { listen } from './listen';
import { NEEDS_MAIL } from './missingForProduction';
import { nativeHasher } from './nativeHasher';
import { type DatabaseOptions, openDatabase } from './openDatabase';
import { plainPage } from './plainPage';
import { staticFiles } from './staticFiles';
import { openWatching, type Watching, type WatchingOptions } from './watching/openWatching';

/** How a gateway is served. */
export interface ServeOptions extends DatabaseOptions, WatchingOptions, Connecting {
  /** 8080 unless told; 0 for any free one. */
  readonly port?: number;
  /** 127.0.0.1 unless told. */
  readonly host?: string;
  /** The built back office; a plain page is served where there is none. */
  readonly staticDirectory?: string | undefined;
  /** Fills a fresh database with believable data. */
  readonly seed?: boolean;
  /** Where people open the back office; where it listens unless told. */
  readonly publicURL?: string | undefined;
  readonly smtpURL?: string | undefined;
  readonly mailFrom?: string;
  /** The key of what the database keeps of secrets; kept in a file beside the data unless told. */
  readonly secretKey?: string | undefined;
  /** Keys that came before it. */
  readonly formerKeys?: readonly string[];
  /** Hears of mails that are kept and not sent, as there is no SMTP server. */
  readonly onMail?: (mail: Mail) => void;
  readonly corsOrigins?: readonly string[];
  /** Addresses of the proxies in front: of them alone `X-Forwarded-For` is believed. */
  readonly trustedProxies?: readonly string[];
  /** Mounts `/api/sandbox/…`. */
  readonly sandbox?: boolean;
  readonly logger?: Logger;
  /** Called as soon as it answers, before the jobs that are due are done. */
  readonly onServing?: (running: Running) => void;
  /** How long it goes on taking requests after it said that it is not ready, in milliseconds; 0 unless told. */
  readonly drainMs?: number;
}

/** A served gateway. */
export interface Running {
  readonly url: string;
  /** Where figures are read, where they are. */
  readonly metricsUrl: string | undefined;
  /** Names of what was seeded by this start; empty when the data was there before. */
  readonly seeded: readonly string[];
  /** Says that it is not ready, lets calls under way finish, then closes the database: within 10 seconds. */
  close(): Promise<void>;
}

const JOBS_MS = 3_600_000;
const RETRY_MS = 60_000;
const CLOSE_MS = 8_000;
// So often that one answer may fail before a rate is too old.
const refreshMs = ({ maxAgeSeconds }: RateSource) => Math.max(1, maxAgeSeconds / 3) * 1_000;
const LOOPBACK = /^(127\.|localhost$|::1$)/;

/** Serves a gateway over HTTP. The port is taken first: whoever cannot have it has changed nothing. @throws StartError in one line */
export async function serve(options: ServeOptions = {}): Promise<Running> {
  const { host = '127.0.0.1', port = 8080, logger = silentLogger, drainMs = 0 } = options;
  requireReady(options);
  const server = await listen(host, port);
  try {
    const db = await openDatabase(options);
    const shown = { ...options, publicURL: options.publicURL ?? server.url };
    const { gateway, seeded, watching } = await prepare(db, shown, logger, LOOPBACK.test(host)).catch(
      async (reason: unknown) => {
        await db.close();
        throw reason;
      },
    );
    const timers = [...startJobs(gateway, logger), ...followRates(gateway, options.rates)];
    const timely = followDue(gateway, logger);
    const close = async () => {
      for (const timer of timers) clearInterval(timer);
      const retired = gateway.retire();
      if (drainMs > 0) await setTimeout(drainMs);
      await server.close(CLOSE_MS - drainMs);
      await retired;
      await timely.stop();
      await watching.close();
      await db.close();
    };
    const running = { url: server.url, metricsUrl: watching.metricsUrl, seeded, close };
    server.answerWith(gateway.fetch);
    options.onServing?.(running);
    await gateway.scheduledJobs();
    return running;
  } catch (reason) {
    await server.close(0);
    throw reason;
  }
}

// A run that goes on is not joined by the next: it finds what has come due meanwhile when its time comes again.
function startJobs(gateway: Gateway, logger: Logger): readonly NodeJS.Timeout[] {
  let isRunning = false;
  const begin = async (work: () => Promise<void>) => {
    if (isRunning) return;
    isRunning = true;
    await work().catch((reason: unknown) => logger.error('jobs.failed', traceOf(reason)));
    isRunning = false;
  };
  const every = (milliseconds: number, work: () => Promise<void>) =>
    setInterval(() => void begin(work), milliseconds).unref();
  return [every(JOBS_MS, gateway.scheduledJobs), every(RETRY_MS, gateway.retryJobs)];
}

function followRates(gateway: Gateway, rates: RateSource | undefined): readonly NodeJS.Timeout[] {
  return rates ? [setInterval(() => void gateway.refreshRates(), refreshMs(rates)).unref()] : [];
}

function requireReady(options: ServeOptions): void {
  const missing = missingConnectors(options);
  if (options.production && !options.smtpURL) missing.unshift(NEEDS_MAIL);
  if (missing.length > 0) throw new StartError(missing.join('\n'));
}

async function prepare(db: Database, options: ServeOptions, logger: Logger, isLoopback: boolean) {
  const watching = await openWatching(db, options);
  try {
    const gateway = await gatewayOf(watching, options, logger, isLoopback);
    if (options.production) await refuseDemo(db);
    const seeded = options.seed ? await seedDatabase({ db, passwords: nativeHasher }) : [];
    return { gateway, seeded, watching };
  } catch (reason) {
    await watching.close();
    throw reason;
  }
}

function gatewayOf({ db, observe, counted }: Watching, options: ServeOptions, logger: Logger, isLoopback: boolean) {
  const {
    smtpURL,
    mailFrom = 'no-reply@corridor.example',
    onMail,
    staticDirectory,
    corsOrigins = [],
    trustedProxies = [],
    sandbox = false,
  } = options;
  const { production, simulate, rail, rates, vault, issuer, confirmPayee } = options;
  const outbox = smtpURL ? null : createOutbox(onMail);
  const hasMailbox = outbox !== null && sandbox && isLoopback;
  return createGateway({
    ...{ production, simulate, rail, rates, vault, issuer, confirmPayee },
    db,
    logger,
    observe,
    corsOrigins,
    sandbox,
    ...(options.formerKeys && { formerKeys: options.formerKeys }),
    secretKey: options.secretKey ?? keepSecretKey(options.dataDirectory ?? '.data'),
    publicUrl: options.publicURL ?? '',
    mailer: counted(outbox ?? createSmtpMailer(smtpURL ?? '', mailFrom)),
    ...(hasMailbox && { mailbox: outbox }),
    clientAddress: clientAddress(trustedProxies),
    staticFiles: staticDirectory
      ? staticFiles(staticDirectory, { simulated: production ? simulatedOf(options) : [], hasMailbox })
      : plainPage,
    issuingAlias: isLoopback,
  });
}

// Whoever has read the README knows the passwords of its users.
async function refuseDemo(db: Database): Promise<void> {
  const partners = Object.values(DEMO_PARTNERS).map(({ id }) => sql`${id}::uuid`);
  const found = await db.single(sql`SELECT 1 FROM partner WHERE id IN (${sql.join(partners, sql`, `)})`);
  if (found.length > 0)
    throw new StartError(
      'this database holds the demo data, whose passwords are public: give production one of its own',
    );
}

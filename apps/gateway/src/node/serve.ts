import { type Logger, silentLogger } from '../app/Logger';
import type { Database } from '../database';
import { createOutbox, type Mail } from '../mail';
import { seedDatabase } from '../seed';
import { clientAddress } from './clientAddress';
import { createGateway } from './createGateway';
import { createSmtpMailer } from './createSmtpMailer';
import { listen } from './listen';
import { nativeHasher } from './nativeHasher';
import { type DatabaseOptions, openDatabase } from './openDatabase';
import { plainPage } from './plainPage';
import { staticFiles } from './staticFiles';

/** How a gateway is served. */
export interface ServeOptions extends DatabaseOptions {
  /** 8080 unless told; 0 for any free one. */
  readonly port?: number;
  /** 127.0.0.1 unless told. */
  readonly host?: string;
  /** The built back office; a plain page is served where there is none. */
  readonly staticDirectory?: string | undefined;
  /** Fills a fresh database with believable data. */
  readonly seed?: boolean;
  readonly smtpURL?: string | undefined;
  readonly mailFrom?: string;
  /** Hears of mails that are kept and not sent, as there is no SMTP server. */
  readonly onMail?: (mail: Mail) => void;
  readonly corsOrigins?: readonly string[];
  /** Addresses of the proxies in front: of them alone `X-Forwarded-For` is believed. */
  readonly trustedProxies?: readonly string[];
  /** Mounts `/api/sandbox/…`. */
  readonly sandbox?: boolean;
  readonly logger?: Logger;
}

/** A served gateway. */
export interface Running {
  readonly url: string;
  /** Names of what was seeded by this start; empty when the data was there before. */
  readonly seeded: readonly string[];
  /** Lets calls under way finish, then closes the database. */
  close(): Promise<void>;
}

const UPKEEP_MS = 3_600_000;
const LOOPBACK = /^(127\.|localhost$|::1$)/;

/** Serves a gateway over HTTP. The port is taken first: whoever cannot have it has changed nothing. @throws StartError in one line */
export async function serve(options: ServeOptions = {}): Promise<Running> {
  const { host = '127.0.0.1', port = 8080, logger = silentLogger } = options;
  const server = await listen(host, port);
  try {
    const db = await openDatabase(options);
    const { gateway, seeded } = await prepare(db, options, logger, LOOPBACK.test(host)).catch(
      async (reason: unknown) => {
        await db.close();
        throw reason;
      },
    );
    server.answerWith(gateway.fetch);
    await gateway.upkeep();
    const timer = setInterval(() => void gateway.upkeep(), UPKEEP_MS);
    timer.unref();
    const close = async () => {
      clearInterval(timer);
      await server.close();
      await db.close();
    };
    return { url: server.url, seeded, close };
  } catch (reason) {
    await server.close();
    throw reason;
  }
}

async function prepare(db: Database, options: ServeOptions, logger: Logger, isLoopback: boolean) {
  const {
    smtpURL,
    mailFrom = 'no-reply@corridor.example',
    onMail,
    staticDirectory,
    corsOrigins = [],
    trustedProxies = [],
    sandbox = false,
  } = options;
  const gateway = await createGateway({
    db,
    logger,
    corsOrigins,
    sandbox,
    mailer: smtpURL ? createSmtpMailer(smtpURL, mailFrom) : createOutbox(onMail),
    clientAddress: clientAddress(trustedProxies),
    staticFiles: staticDirectory ? staticFiles(staticDirectory) : plainPage,
    issuingAlias: isLoopback,
  });
  const seeded = options.seed ? await seedDatabase({ db, passwords: nativeHasher }) : [];
  return { gateway, seeded };
}

import type { Database } from '../platform/database';
import type { Mailer, Outbox } from '../platform/mail';
import type { Clock } from '../platform/ports/Clock';
import type { LoadDocumentFonts } from '../platform/ports/DocumentFont';
import type { Logger } from '../platform/ports/Logger';
import type { PasswordHasher } from '../platform/ports/PasswordHasher';
import type { RequestObserver } from '../platform/ports/RequestObserver';
import type { Connecting } from './connectors';

/** What a gateway is made of. Only the database and the hasher have no default. */
export interface GatewayOptions extends Connecting {
  readonly db: Database;
  readonly passwords: PasswordHasher;
  readonly clock?: Clock;
  /** Sends verification codes; an outbox in memory unless told. */
  readonly mailer?: Mailer;
  /** Where people open the back office, for links in mails, as in `https://pay.example.com`. */
  readonly publicUrl?: string;
  /**
   * Signs and seals what the database keeps of secrets; the same for all gateways over one database. A new one for each process
   * unless told: PINs and codes of mails that were set under it are lost with it.
   */
  readonly secretKey?: string;
  /** Keys that came before it, for as long as answers of their time are repeated and PINs are sealed under them; none unless told. */
  readonly formerKeys?: readonly string[];
  /** Fonts of printed documents; the built-in ones, which know Western letters, unless told. */
  readonly documentFonts?: LoadDocumentFonts;
  readonly logger?: Logger;
  /** Measures or follows every request; nothing unless told. */
  readonly observe?: RequestObserver;
  /** The last part of the login path; `corridor` unless told. @source spec §7 */
  readonly product?: string;
  /** Origins of pages that may call from elsewhere; none unless told. */
  readonly corsOrigins?: readonly string[];
  /** Where a request comes from, as far as whoever serves it can tell. */
  readonly clientAddress?: (request: Request, environment: object) => string | null;
  /** Answers GET requests outside the API, with the back office's files; null where there is no such file. */
  readonly staticFiles?: (request: Request) => Promise<Response | null>;
  /** Answers card calls under `/issuing` too, as a development host expects. @source spec §7 */
  readonly issuingAlias?: boolean;
  /** Mounts `/api/sandbox/…`, which sets off what the outside world does; never where there is real money. */
  readonly sandbox?: boolean;
  /** Mails that were kept and not sent, which a sandbox shows to whoever asks: codes stand in them, so never beyond one's own machine. */
  readonly mailbox?: Pick<Outbox, 'mails'>;
  /** Checks every answer against its schema. */
  readonly checkAnswers?: boolean;
}

/** A gateway: a web-standard request handler. It holds nothing open but the database, which its maker closes. */
export interface Gateway {
  fetch(request: Request, environment?: object): Promise<Response>;
  /** Does what time does to records: cards expire, old sessions and remembered answers go. For the start and every hour. */
  scheduledJobs(): Promise<void>;
  /** Runs the jobs of records that end at their very instant, where one is due; gives the milliseconds in which to call it again, a minute at most. */
  timelyJobs(): Promise<number>;
  /** Runs the jobs that have a record to try again after a fault, and no other. For every minute. */
  retryJobs(): Promise<void>;
  /** Takes over what its source of rates says at the moment. For as often as the source's promise asks. */
  refreshRates(): Promise<void>;
  /**
   * From now on `/health/ready` says no, so that whoever spreads requests sends no more; those that come are still answered. Streams
   * end, and an export under way is handed back, for another process or the next start: resolves once it is.
   */
  retire(): Promise<void>;
}

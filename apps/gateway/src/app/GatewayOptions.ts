import type { Services } from '../call';
import type { Database } from '../database';
import type { Mailer } from '../mail';
import type { PasswordHasher } from '../session/PasswordHasher';
import type { LoadDocumentFonts } from '../statements/pdf/DocumentFont';
import type { CardVault } from '../vault';
import type { AccountNumberIssuer } from '../virtual-accounts/AccountNumberIssuer';
import type { Clock } from './Clock';
import type { Logger } from './Logger';

/** What a gateway is made of. Only the database and the hasher have no default. */
export interface GatewayOptions {
  readonly db: Database;
  readonly passwords: PasswordHasher;
  readonly clock?: Clock;
  /** Sends verification codes; an outbox in memory unless told. */
  readonly mailer?: Mailer;
  /** Knows card numbers; derives test numbers unless told. */
  readonly vault?: CardVault;
  /** Gives out account numbers for collecting; derives test numbers unless told. */
  readonly issuer?: AccountNumberIssuer;
  /** Asks the bank of a beneficiary's account whom it belongs to; nobody can be asked unless told. */
  readonly confirmPayee?: Services['confirmPayee'];
  /** Fonts of printed documents; the built-in ones, which know Western letters, unless told. */
  readonly documentFonts?: LoadDocumentFonts;
  readonly logger?: Logger;
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
  /** Checks every answer against its schema. */
  readonly checkAnswers?: boolean;
}

/** A gateway: a web-standard request handler. It holds nothing open but the database, which its maker closes. */
export interface Gateway {
  fetch(request: Request, environment?: object): Promise<Response>;
  /** Does what time does to records: cards expire, old sessions and remembered answers go. For the start and every hour. */
  upkeep(): Promise<void>;
}

import type { Approvable, BeneficiaryDraft, DownloadInput, PayeeConfirmation } from '@corridor/core';
import type { Database, Transaction } from '../database';
import type { Answer } from '../http/envelope';
import type { Leases } from '../leases/createLeases';
import type { Mailer } from '../mail/Mailer';
import type { AccountNumberIssuer } from '../ports/AccountNumberIssuer';
import type { Clock } from '../ports/Clock';
import type { LoadDocumentFonts } from '../ports/DocumentFont';
import type { Logger } from '../ports/Logger';
import type { PasswordHasher } from '../ports/PasswordHasher';
import type { Rail } from '../ports/Rail';
import type { RateSource } from '../ports/RateSource';
import type { CardVault } from '../vault/CardVault';
import type { AuditEntry } from './AuditEntry';
import type { ChangeFeed } from './ChangeFeed';
import type { Principal } from './Principal';

/** The language of a caller's labels; any other falls back to English. @source spec §9 */
export type Language = 'en' | 'fr' | 'zh';

/** Where a request came from, for the audit log. */
export interface Origin {
  readonly address: string | null;
  readonly userAgent: string | null;
}

/** Background exports of one gateway, a few side by side, each for its turn. */
export interface ExportJobs {
  /** File name and number of rows of an export. @throws Refusal as the export itself would */
  check(call: Call, input: DownloadInput): Promise<{ readonly name: string; readonly total: number }>;
  /** Starts or continues the waiting exports; returns at once. */
  wake(services: Services): void;
  /** Resolves once none runs; after `closing` those under way are handed back first. */
  settled(): Promise<void>;
}

/** What a write left, and what is answered to it. */
export interface Attempted {
  readonly payload: unknown;
  readonly answer: Answer;
}

/** A write that a policy may catch. */
export interface ApprovableWrite {
  readonly approvable: Approvable<object>;
  readonly segment: string;
  readonly operation: { readonly verb: string; readonly method: string | null; readonly action: string };
  /** As its schema parsed it, so that it can be done again later. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly attempt: (call: Call) => Promise<Attempted>;
}

/** A write as it waits, to be found again among the resources. */
type AskedWrite = Pick<ApprovableWrite, 'segment' | 'body'> & {
  readonly verb: string;
  readonly method: string | null;
};

/** Writes that wait for other people. */
export interface Approvals {
  /** How a write can be caught; null where no policy of the caller's partner is about its kind, or about what its body names. */
  mayCatch(
    caller: Pick<Call, 'principal'>,
    segment: string,
    action: string,
    body: Readonly<Record<string, unknown>>,
  ): Approvable<object> | null;
  /** Does a write; or, where a policy catches what it would leave, undoes it, holds its money and asks for approval. */
  doOrAsk(call: Call, write: ApprovableWrite): Promise<Answer>;
  /** Does a write again that was asked for, in a call of whoever asked. @throws Refusal when that one may not, or it no longer can be done */
  doAgain(call: Call, write: AskedWrite): Promise<Attempted & Pick<ApprovableWrite, 'approvable'>>;
  /** Returns true if a policy catches the record that a write would leave. */
  catches(call: Call, approvable: Approvable<object>, record: object): Promise<boolean>;
}

/** Services shared by all calls of one gateway. */
export interface Services {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Keeps what it cannot send, where a job will send it later. */
  readonly mailer: Mailer;
  /** The server behind it. */
  readonly mailServer: Mailer;
  /** Where people open the back office, without a slash at its end: the start of links in mails. */
  readonly publicUrl: string;
  readonly passwords: PasswordHasher;
  /** The banks that orders go through. */
  readonly rail: Rail;
  /** Where rates come from; null where they are simulated, and never too old. */
  readonly rates: RateSource | null;
  readonly vault: CardVault;
  /** Of all gateways over one database, and not in it: whoever reads the database cannot try values against it. */
  readonly secretKey: string;
  /** Keys that came before it: what was kept under them is still known. */
  readonly formerKeys: readonly string[];
  readonly issuer: AccountNumberIssuer;
  /** Checks the name of an account with its bank; a close match may come with the bank's own name. */
  readonly confirmPayee: (
    draft: BeneficiaryDraft,
  ) => Promise<PayeeConfirmation | { readonly confirmation: 'closeMatch'; readonly name: string }>;
  readonly exportJobs: ExportJobs;
  readonly approvals: Approvals;
  readonly changes: ChangeFeed;
  readonly leases: Leases;
  /** Aborted when the gateway retires: streams end, and an export under way is handed back. */
  readonly closing: AbortSignal;
  /** Fonts of printed documents; null where there are only the built-in ones, which know Western letters. */
  readonly documentFonts: LoadDocumentFonts | null;
  /** Answers are checked against their schemas: for tests and development. */
  readonly checkAnswers: boolean;
}

/** Requested action in terms of permission rules. */
export interface AskedAction {
  readonly action: string;
  readonly segment: string;
}

/** Caller of an operation: user, action, time, origin and language. */
export interface Caller {
  readonly asked: AskedAction;
  readonly principal: Principal;
  readonly now: Date;
  readonly language: Language;
  readonly requestId: string;
  readonly origin: Origin;
  readonly services: Services;
}

/** Context of a verb: the caller and the transaction of everything it does. */
export interface Call extends Caller {
  readonly tx: Transaction;
  /** Rows that were read to judge conditions of roles, until the operation asks for them. */
  readonly rowsAhead: Map<string, unknown>;
  /** Writes an audit entry in the same transaction. */
  audit(entry: AuditEntry): Promise<void>;
  /** Runs work after the commit, and never after a rollback. */
  afterCommit(work: () => void): void;
}

import type { BeneficiaryDraft, PayeeConfirmation } from '@corridor/core';
import type { Clock } from '../app/Clock';
import type { Logger } from '../app/Logger';
import type { Database, Transaction } from '../database';
import type { Exporter } from '../downloads/Exporter';
import type { Mailer } from '../mail/Mailer';
import type { PasswordHasher } from '../session/PasswordHasher';
import type { LoadDocumentFonts } from '../statements/pdf/DocumentFont';
import type { CardVault } from '../vault/CardVault';
import type { AccountNumberIssuer } from '../virtual-accounts/AccountNumberIssuer';
import type { AuditEntry } from './AuditEntry';
import type { Principal } from './Principal';

/** The language of a caller's labels; any other falls back to English. @source spec §9 */
export type Language = 'en' | 'fr' | 'zh';

/** Where a request came from, for the audit log. */
export interface Origin {
  readonly address: string | null;
  readonly userAgent: string | null;
}

/** What is the same for all calls of one gateway. */
export interface Services {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly mailer: Mailer;
  readonly passwords: PasswordHasher;
  readonly vault: CardVault;
  readonly issuer: AccountNumberIssuer;
  /** Asks the bank of an account whom it belongs to; a nearly right name may come with the one that the bank has. */
  readonly confirmPayee: (
    draft: BeneficiaryDraft,
  ) => Promise<PayeeConfirmation | { readonly confirmation: 'closeMatch'; readonly name: string }>;
  readonly exporter: Exporter;
  /** Fonts of printed documents; null where there are only the built-in ones, which know Western letters. */
  readonly documentFonts: LoadDocumentFonts | null;
  /** Answers are checked against their schemas: for tests and development. */
  readonly checkAnswers: boolean;
}

/** What is asked for, in the words of permission rules. */
export interface AskedAction {
  readonly action: string;
  readonly segment: string;
}

/** Who asks for what, when, from where and in which language. */
export interface Caller {
  readonly asked: AskedAction;
  readonly principal: Principal;
  readonly now: Date;
  readonly language: Language;
  readonly requestId: string;
  readonly origin: Origin;
  readonly services: Services;
}

/** A verb's surroundings: the caller and the transaction that everything it does belongs to. */
export interface Call extends Caller {
  readonly tx: Transaction;
  /** Writes down what was done, in the same transaction. */
  audit(entry: AuditEntry): Promise<void>;
  /** Does something once the transaction is safe, and never if it fails. */
  afterCommit(work: () => void): void;
}

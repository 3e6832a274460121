import type { Mailer } from '../../../platform/mail';
import type { RequestObserver } from '../../../platform/ports/RequestObserver';

/** Figures of one process in the Prometheus text format: names of operations and counts, no ids and no personal data. */
export interface Metrics {
  /** Counts and times requests. */
  readonly observe: RequestObserver;
  /** A mailer that counts what it sends. */
  counted(mailer: Mailer): Mailer;
  /** All figures, with those of the database read now. */
  answer(): Promise<Response>;
}

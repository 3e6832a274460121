import type { SandboxMail } from '@corridor/core';
import type { Hono } from 'hono';
import { success, writeEnvelope } from '../platform/http/envelope';
import { type GatewayEnvironment, requestFacts } from '../platform/http/requestFacts';
import type { Outbox } from '../platform/mail';
import { SANDBOX_ROOT } from './documents';

/** Mounts the mails that were not sent, the newest first: who forgot a password is not signed in. */
export function mountMailbox(app: Hono<GatewayEnvironment>, { mails }: Pick<Outbox, 'mails'>): void {
  app.get(`${SANDBOX_ROOT}/mails`, (c) => {
    const shown = mails.map(({ to, subject, text }): SandboxMail => ({ to, subject, text }));
    return writeEnvelope(success(shown.reverse(), requestFacts(c).requestId));
  });
}

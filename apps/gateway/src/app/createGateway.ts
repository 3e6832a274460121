import { RESOURCES_PATH } from '@corridor/core';
import { Hono } from 'hono';
import { createApprovals } from '../concepts/approvals/createApprovals';
import { createChangeFeed } from '../concepts/changes/createChangeFeed';
import { createExportJobs } from '../concepts/downloads/createExportJobs';
import { refreshRates } from '../concepts/exchange-quotes';
import { createToken } from '../concepts/session/createToken';
import type { Services } from '../platform/call';
import { migrate } from '../platform/database';
import { refused, writeEnvelope } from '../platform/http/envelope';
import type { GatewayEnvironment } from '../platform/http/requestFacts';
import { type DueJob, type JobRun, jobsToRetry, type ScheduledJob } from '../platform/jobs';
import { createLeases } from '../platform/leases';
import { createOutbox, hastyMailer, keepingMailer } from '../platform/mail';
import { systemClock } from '../platform/ports/Clock';
import { silentLogger } from '../platform/ports/Logger';
import { unobserved } from '../platform/ports/RequestObserver';
import { addressRefusal } from '../platform/refusals/addressRefusal';
import { traceOf } from '../platform/refusals/toRefusal';
import type { SecretKeys } from '../platform/secrets';
import { createSandboxClock, followClock, mountSandbox } from '../sandbox';
import { allowOrigins } from './allowOrigins';
import { answerLogged, answerThrown } from './answerLogged';
import { concepts } from './concepts';
import { connect } from './connectors';
import { describeGateway } from './describeGateway';
import type { Gateway, GatewayOptions } from './GatewayOptions';
import { mountDocuments } from './mountDocuments';
import { mountHealth } from './mountHealth';
import { mountResource } from './mountResource';
import { StartError } from './StartError';
import { sandboxEvents } from './sandboxEvents';

// Good for as long as the process: what was kept under it is as good as lost after that.
const OWN_KEY = createToken();

const ISSUING_ROOT = '/issuing';

/** Makes a gateway over a database, bringing the database's schema up to date first. Two gateways may share one database. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const sandboxClock = createSandboxClock(options.clock ?? systemClock);
  const closing = new AbortController();
  const services = await servicesOf(options.sandbox ? { ...options, clock: sandboxClock } : options, closing.signal);
  await migrate(
    options.db,
    concepts.flatMap(({ migrations = [] }) => migrations),
  );
  const app = new Hono<GatewayEnvironment>();
  app.use(answerLogged(services, options.clientAddress ?? (() => null), options.observe ?? unobserved));
  app.use(allowOrigins(options.corsOrigins ?? []));
  const { product = 'corridor', sandbox = false } = options;
  const keys = options.secretKey === undefined ? null : services;
  const jobs = (names?: ReadonlySet<string>) => runJobs(services, { keys, names, ahead: sandboxClock.ahead() });
  const isOnTime = async () => sandbox && sandboxClock.load(options.db);
  const roots = options.issuingAlias ? [RESOURCES_PATH, ISSUING_ROOT] : [RESOURCES_PATH];
  if (sandbox) app.use(followClock(sandboxClock, options.db));
  for (const { resources = [], mount } of concepts) {
    for (const implementation of resources) mountResource(app, roots, implementation, services);
    mount?.(app, services, product);
  }
  if (sandbox) {
    const { mailbox } = options;
    mountSandbox(app, { services, events: sandboxEvents, clock: sandboxClock, scheduledJobs: () => jobs(), mailbox });
  }
  const readiness = { isRetired: false, isFull: false };
  mountHealth(app, services, readiness);
  mountDocuments(app, () => describeGateway({ product, sandbox }));
  app.onError(answerThrown(services, readiness));
  mountFiles(app, options.staticFiles);
  return {
    fetch: async (request, environment = {}) => app.fetch(request, environment),
    scheduledJobs: async () => {
      await isOnTime();
      await jobs();
    },
    timelyJobs: async () => {
      await isOnTime();
      return runTimely(services, keys, sandboxClock.ahead());
    },
    retryJobs: async () => {
      await isOnTime();
      const names = await jobsToRetry(options.db, services.clock.now());
      if (names.size > 0) await jobs(names);
    },
    refreshRates: () =>
      refreshRates(services.db, services.rates, services.clock.now()).catch((reason: unknown) => {
        services.logger.error('rates.failed', { reason: reason instanceof Error ? reason.name : 'unknown' });
      }),
    retire: async () => {
      readiness.isRetired = true;
      closing.abort();
      await services.exportJobs.settled();
      await services.leases.settled();
    },
  };
}

/** Answers with files what no call answers, and refuses the rest. */
function mountFiles(app: Hono<GatewayEnvironment>, files: GatewayOptions['staticFiles']): void {
  app.notFound(async (c) => {
    const file = c.req.method === 'GET' || c.req.method === 'HEAD' ? await files?.(c.req.raw) : null;
    return (
      file ?? writeEnvelope(refused(addressRefusal(app.routes, c.req.method, c.req.path), c.get('facts').requestId))
    );
  });
}

interface Jobs {
  readonly keys: SecretKeys | null;
  /** Names of the jobs that alone are run. */
  readonly names: ReadonlySet<string> | undefined;
  /** Partners whose sandbox is ahead in time. */
  readonly ahead: readonly string[];
}

/** Runs the named jobs, or all, one after the other, at the instant of each partner; the failure of one stops no other. */
async function runJobs(services: Services, { keys, names, ahead }: Jobs): Promise<void> {
  const jobs = concepts
    .flatMap(({ scheduledJobs = [], timelyJobs = [] }) => [...scheduledJobs, ...timelyJobs])
    .filter(({ name }) => names?.has(name) ?? true);
  const [here, ...there] = runsOf(services, keys, ahead);
  const runs = jobs.flatMap((job) => (job.ofPartners ? [here, ...there] : [here]).map((begin) => ({ job, begin })));
  for (const { job, begin } of runs) {
    if (services.closing.aborted) return;
    await runJob(job, begin());
  }
}

async function runJob(job: ScheduledJob, run: JobRun): Promise<void> {
  await job.run(run).catch((reason: unknown) => {
    run.logger.error('job.failed', { job: job.name, ...traceOf(reason) });
  });
}

type Begin = () => JobRun;

/** Begins runs at the instant of most partners, and at those of partners whose sandbox is ahead in time. */
function runsOf(services: Services, keys: SecretKeys | null, ahead: readonly string[]): [Begin, ...Begin[]] {
  const { db, clock, logger, closing, rail, rates, mailServer: mailer } = services;
  const common = { db, keys, logger, closing, outside: { rail, rates, mailer } };
  return [
    () => ({ ...common, now: clock.now(), ...(ahead.length > 0 && { partners: { except: ahead } }) }),
    ...ahead.map((only) => () => ({ ...common, now: clock.now(only), partners: { only } })),
  ];
}

// What comes to wait meanwhile is not due before the next look: a request for approval waits an hour at least.
const LOOK_MS = 60_000;
const LEAST_MS = 1_000;

/** Runs each timely job that has a record due; gives the milliseconds until the next one comes due. */
async function runTimely(services: Services, keys: SecretKeys | null, ahead: readonly string[]): Promise<number> {
  let left = LOOK_MS;
  for (const begin of runsOf(services, keys, ahead)) {
    for (const job of concepts.flatMap(({ timelyJobs = [] }) => timelyJobs)) {
      if (services.closing.aborted) return LOOK_MS;
      if ((await leftUntil(job, begin())) <= 0) await runJob(job, begin());
      // A record that is locked by another process is looked at again at once.
      left = Math.min(left, await leftUntil(job, begin()));
    }
  }
  return Math.max(left, LEAST_MS);
}

async function leftUntil(job: DueJob, run: JobRun): Promise<number> {
  const due = await job.firstDue(run, new Date(run.now.getTime() + LOOK_MS));
  return due ? due.getTime() - run.now.getTime() : LOOK_MS;
}

async function servicesOf(options: GatewayOptions, closing: AbortSignal): Promise<Services> {
  const secretKey = options.secretKey ?? OWN_KEY;
  if (options.production && !options.mailer)
    throw new StartError('production needs a mail server: give the gateway a mailer');
  const keys = { secretKey, formerKeys: options.formerKeys ?? [] };
  const { clock = systemClock, logger = silentLogger, mailer = createOutbox() } = options;
  return {
    ...(await connect(options, secretKey)),
    db: options.db,
    passwords: options.passwords,
    clock,
    logger,
    mailer: options.secretKey === undefined ? mailer : keepingMailer(mailer, { db: options.db, keys, clock, logger }),
    mailServer: hastyMailer(mailer, clock),
    publicUrl: (options.publicUrl ?? '').replace(/\/$/, ''),
    ...keys,
    exportJobs: createExportJobs(() => concepts.flatMap(({ resources = [] }) => resources)),
    approvals: createApprovals(() => concepts.flatMap(({ resources = [] }) => resources)),
    changes: createChangeFeed({ db: options.db, logger }, () => concepts.flatMap(({ resources = [] }) => resources)),
    leases: createLeases(options.db),
    closing,
    documentFonts: options.documentFonts ?? null,
    checkAnswers: options.checkAnswers ?? false,
  };
}

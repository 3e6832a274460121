import { Hono } from 'hono';
import type { Services } from '../call';
import { migrate } from '../database';
import { createExporter } from '../downloads/createExporter';
import { createOutbox } from '../mail';
import { mountResource } from '../resource';
import { createSandboxClock, followClock, mountSandbox } from '../sandbox';
import { createTestVault, TEST_VAULT_KEY } from '../vault';
import { createTestIssuer } from '../virtual-accounts/createTestIssuer';
import { addressRefusal } from './addressRefusal';
import { allowOrigins } from './allowOrigins';
import { answerLogged, answerThrown } from './answerLogged';
import { systemClock } from './Clock';
import { concepts } from './concepts';
import { describeGateway } from './describeGateway';
import { refused, writeEnvelope } from './envelope';
import type { Gateway, GatewayOptions } from './GatewayOptions';
import { silentLogger } from './Logger';
import { mountDocuments } from './mountDocuments';
import { mountHealth } from './mountHealth';
import type { GatewayEnvironment } from './requestFacts';

const API_ROOT = '/api/portal/cms';
const ISSUING_ROOT = '/issuing';

/** Makes a gateway over a database, bringing the database's schema up to date first. Two gateways may share one database. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const sandboxClock = createSandboxClock(options.clock ?? systemClock);
  const services = servicesOf(options.sandbox ? { ...options, clock: sandboxClock } : options);
  await migrate(
    options.db,
    concepts.flatMap(({ migrations = [] }) => migrations),
  );
  const app = new Hono<GatewayEnvironment>();
  app.use(answerLogged(services, options.clientAddress ?? (() => null)));
  app.use(allowOrigins(options.corsOrigins ?? []));
  const { product = 'corridor', sandbox = false } = options;
  const roots = options.issuingAlias ? [API_ROOT, ISSUING_ROOT] : [API_ROOT];
  if (sandbox) app.use(followClock(sandboxClock, options.db));
  for (const { resources = [], mount } of concepts) {
    for (const implementation of resources) mountResource(app, roots, implementation, services);
    mount?.(app, services, product);
  }
  if (sandbox) {
    const events = concepts.flatMap(({ sandbox: own = [] }) => own);
    mountSandbox(app, { services, events, clock: sandboxClock, upkeep: () => upkeep(services) });
  }
  mountHealth(app, services);
  mountDocuments(app, () => describeGateway({ product, sandbox }));
  app.onError(answerThrown(services));
  const { staticFiles } = options;
  app.notFound(async (c) => {
    const file = c.req.method === 'GET' || c.req.method === 'HEAD' ? await staticFiles?.(c.req.raw) : null;
    return (
      file ?? writeEnvelope(refused(addressRefusal(app.routes, c.req.method, c.req.path), c.get('facts').requestId))
    );
  });
  return {
    fetch: async (request, environment = {}) => app.fetch(request, environment),
    upkeep: async () => {
      if (sandbox) await sandboxClock.load(options.db);
      await upkeep(services);
    },
  };
}

async function upkeep({ db, clock, logger }: Services): Promise<void> {
  for (const { name, upkeep: work } of concepts) {
    await work?.(db, clock.now()).catch((reason: unknown) => {
      logger.error('upkeep.failed', { concept: name, reason: reason instanceof Error ? reason.name : 'unknown' });
    });
  }
}

function servicesOf(options: GatewayOptions): Services {
  return {
    db: options.db,
    passwords: options.passwords,
    clock: options.clock ?? systemClock,
    logger: options.logger ?? silentLogger,
    mailer: options.mailer ?? createOutbox(),
    vault: options.vault ?? createTestVault(TEST_VAULT_KEY),
    issuer: options.issuer ?? createTestIssuer(TEST_VAULT_KEY),
    confirmPayee: options.confirmPayee ?? (async () => 'unavailable'),
    exporter: createExporter(() => concepts.flatMap(({ resources = [] }) => resources)),
    documentFonts: options.documentFonts ?? null,
    checkAnswers: options.checkAnswers ?? false,
  };
}

import type { Database } from '../../../platform/database';
import type { RequestObserver } from '../../../platform/ports/RequestObserver';
import type { Environment } from '../Environment';

/** Traces of one process, sent by OpenTelemetry's own library. */
export interface Traces {
  /** Makes a span of every request, under the one that its caller names. */
  readonly observe: RequestObserver;
  /** A database that makes a span of every transaction and statement of its own. */
  traced(db: Database): Database;
  /** Sends what is left. */
  close(): Promise<void>;
}

/** Returns true if OpenTelemetry's variables say where traces go. */
export function wantsTraces(environment: Environment): boolean {
  const { OTEL_SDK_DISABLED: off, OTEL_TRACES_EXPORTER: exporter = 'otlp' } = environment;
  const address = environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || environment.OTEL_EXPORTER_OTLP_ENDPOINT;
  return Boolean(address) && off?.toLowerCase() !== 'true' && exporter === 'otlp';
}

/** Loads the library, which reads its variables from the process itself: address, headers, sampler, name of the service, limits. */
export async function openTraces(): Promise<Traces> {
  const [{ context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace }, provider] = await Promise.all([
    import('@opentelemetry/api'),
    createProvider(),
  ]);
  const tracer = trace.getTracer('corridor-gateway');
  const spanned = <T>(name: string, work: () => Promise<T>): Promise<T> =>
    tracer.startActiveSpan(name, { kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql' } }, (span) =>
      work()
        // The kind of failure only: a driver's words hold values.
        .catch((reason: unknown) => {
          span.setStatus({ code: SpanStatusCode.ERROR });
          span.setAttribute('error.type', reason instanceof Error ? reason.name : 'unknown');
          throw reason;
        })
        .finally(() => span.end()),
    );
  return {
    observe: ({ method, headers, requestId }, answer) => {
      const parent = propagation.extract(ROOT_CONTEXT, Object.fromEntries(headers));
      const attributes = { 'http.request.method': method, 'corridor.request_id': requestId };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
      return context
        .with(trace.setSpan(parent, span), answer)
        .then((ended) => {
          span.updateName(`${method} ${ended.route}`);
          span.setAttributes({ 'http.route': ended.route, 'http.response.status_code': ended.status });
          if (ended.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          return ended;
        })
        .finally(() => span.end());
    },
    traced: (db) => ({
      ...db,
      transaction: (scope, work, options) =>
        spanned(options?.readOnly ? 'database.read' : 'database.write', () => db.transaction(scope, work, options)),
      single: (statement) => spanned('database.statement', () => db.single(statement)),
    }),
    close: () => provider.shutdown(),
  };
}

async function createProvider() {
  const [sdk, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const own = resources.resourceFromAttributes({ 'service.name': 'corridor-gateway' });
  const detected = resources.detectResources({
    detectors: [resources.envDetector, resources.serviceInstanceIdDetector],
  });
  const provider = new sdk.NodeTracerProvider({
    resource: resources.defaultResource().merge(own).merge(detected),
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  return provider;
}

import { type BalanceInquiryClient, createBalanceInquiryClient } from '../concepts/balance-inquiry';
import { type ChangeSource, createChangeSource } from '../concepts/changes';
import {
  createFetchDownload,
  createOpenDownloadStream,
  type FetchDownload,
  type OpenDownloadStream,
} from '../concepts/downloads';
import { createNotificationClient, type NotificationClient } from '../concepts/notifications';
import { createSessionClient, type SessionClient } from '../concepts/session';
import { createResourceClient, type Resource, type ResourceClient, type ResourceContract } from '../resource';
import { createTransport, type Transport, type TransportOptions } from '../transport';
import { resources } from './registry';

type ContractOf<R> = R extends Resource<infer C> ? C : never;

type ResourceClients = {
  readonly [K in keyof typeof resources]: ResourceClient<ContractOf<(typeof resources)[K]>>;
};

/** The typed client of a gateway: session calls and one property per resource. Rejects only with `GatewayError`. @source spec §7 */
export type GatewayClient = ResourceClients & {
  readonly session: SessionClient;
  readonly notifications: NotificationClient;
  readonly fetchDownload: FetchDownload;
  readonly openDownloadStream: OpenDownloadStream;
  readonly changes: ChangeSource;
  readonly balanceInquiry: BalanceInquiryClient;
  /** The request id of the newest answer, to be quoted where something stopped over what was answered. */
  readonly lastRequestId: () => string | undefined;
};

/** How to reach a gateway and in which language it answers. @source spec §7 */
export interface GatewayClientOptions extends TransportOptions {
  /** The last part of the login path; `corridor` unless told. @source spec §7 */
  product?: string;
  /** The locale of the moment, for the `language` of every call. */
  getLocale?: () => string | undefined;
  /** Wraps the transport, so that tests and stories can make it slow or failing. */
  wrapTransport?: (transport: Transport) => Transport;
}

/** Makes the client of one gateway; two of them share nothing. @source ours */
export function createGatewayClient(options: GatewayClientOptions): GatewayClient {
  let newest: string | undefined;
  const onAnswer = (requestId: string) => {
    newest = requestId;
    options.onAnswer?.(requestId);
  };
  const reach = (by: TransportOptions) => {
    const bare = createTransport({ ...by, onAnswer });
    return options.wrapTransport?.(bare) ?? bare;
  };
  const { source: changes, transport } = createChangeSource(options, reach(options));
  return {
    session: createSessionClient(transport, options.product ?? 'corridor', options.getAccessToken),
    notifications: createNotificationClient(transport),
    fetchDownload: createFetchDownload(transport),
    openDownloadStream: createOpenDownloadStream(options),
    changes,
    balanceInquiry: createBalanceInquiryClient(reach(withoutSession(options))),
    lastRequestId: () => newest,
    ...clientsOf(transport, options.getLocale ?? (() => undefined)),
  };
}

/** Guarantee: each property is the client of the resource of its name. */
function clientsOf(transport: Transport, locale: () => string | undefined): ResourceClients {
  const clients = Object.entries(resources).map(([name, resource]) => [
    name,
    createResourceClient(resource as Resource<ResourceContract>, transport, locale),
  ]);
  return Object.fromEntries(clients);
}

/** The same gateway, for who is no operator of it: no token is sent, and none is renewed. */
function withoutSession(options: TransportOptions): TransportOptions {
  const open = { ...options };
  delete open.getAccessToken;
  delete open.renewAccessToken;
  delete open.takeEarlyAnswer;
  delete open.getSeenRole;
  return open;
}

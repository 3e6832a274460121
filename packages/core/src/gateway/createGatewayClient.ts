import { type BalanceInquiryClient, createBalanceInquiryClient } from '../balance-inquiry';
import { createFetchDownload, type FetchDownload } from '../downloads';
import { createResourceClient, type Resource, type ResourceClient, type ResourceContract } from '../resource';
import { createSessionClient, type SessionClient } from '../session';
import { createTransport, type Transport, type TransportOptions } from '../transport';
import { resources } from './registry';

type ContractOf<R> = R extends Resource<infer C> ? C : never;

/** The typed client of a gateway: session calls and one property per resource. Rejects only with `GatewayError`. @source spec §7 */
export type GatewayClient = {
  readonly [K in keyof typeof resources]: ResourceClient<ContractOf<(typeof resources)[K]>>;
} & {
  readonly session: SessionClient;
  readonly fetchDownload: FetchDownload;
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
  const bare = createTransport({ ...options, onAnswer });
  const transport = options.wrapTransport?.(bare) ?? bare;
  const locale = options.getLocale ?? (() => undefined);
  const clientOf = <C extends ResourceContract>(resource: Resource<C>) =>
    createResourceClient(resource, transport, locale);
  return {
    session: createSessionClient(transport, options.product ?? 'corridor', options.getAccessToken),
    fetchDownload: createFetchDownload(transport),
    balanceInquiry: createBalanceInquiryClient(transport),
    lastRequestId: () => newest,
    configs: clientOf(resources.configs),
    merchants: clientOf(resources.merchants),
    cards: clientOf(resources.cards),
    authorizations: clientOf(resources.authorizations),
    beneficiaries: clientOf(resources.beneficiaries),
    accounts: clientOf(resources.accounts),
    transactions: clientOf(resources.transactions),
    deposits: clientOf(resources.deposits),
    users: clientOf(resources.users),
    roles: clientOf(resources.roles),
    permissions: clientOf(resources.permissions),
    logs: clientOf(resources.logs),
    exchangeQuotes: clientOf(resources.exchangeQuotes),
    exchangeOrders: clientOf(resources.exchangeOrders),
    embedSessions: clientOf(resources.embedSessions),
    downloads: clientOf(resources.downloads),
    dashboard: clientOf(resources.dashboard),
    paymentOrders: clientOf(resources.paymentOrders),
    withdrawalAccounts: clientOf(resources.withdrawalAccounts),
    withdrawalOrders: clientOf(resources.withdrawalOrders),
    shops: clientOf(resources.shops),
    virtualAccounts: clientOf(resources.virtualAccounts),
    materials: clientOf(resources.materials),
    materialLinks: clientOf(resources.materialLinks),
    collections: clientOf(resources.collections),
    statements: clientOf(resources.statements),
    statementLines: clientOf(resources.statementLines),
  };
}

import { GatewayError } from '../../errors';
import type { Transport } from '../../transport';
import type { BalanceInquiryClient } from './createBalanceInquiryClient';

/** The cardholder's calls, whose code is fetched with the first of them: most pages never ask for a balance. */
export function fetchedInquiryClient(transport: () => Transport): BalanceInquiryClient {
  let made: BalanceInquiryClient | undefined;
  const client = async () => {
    const code = await import('./createBalanceInquiryClient').catch((cause: unknown) => {
      throw new GatewayError('network', { msg: 'Network Error', cause });
    });
    made ??= code.createBalanceInquiryClient(transport());
    return made;
  };
  return {
    open: async (...given) => (await client()).open(...given),
    query: async (...given) => (await client()).query(...given),
    // A page that is being left waits for nothing.
    close: (...given) => (made ? made.close(...given) : client().then((own) => own.close(...given))),
  };
}

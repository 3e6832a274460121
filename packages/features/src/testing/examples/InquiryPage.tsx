import { CardBalanceInquiry, CorridorProvider } from '../../index';

/** For cardholders: there is no token of your back office on this page. */
export function InquiryPage() {
  return (
    <CorridorProvider baseURL="https://gateway.example.com" getAccessToken={() => undefined} locale="en">
      <CardBalanceInquiry headingLevel={1} />
    </CorridorProvider>
  );
}

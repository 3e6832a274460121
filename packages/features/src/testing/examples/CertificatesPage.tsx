import { CorridorProvider, MaterialUpload } from '../../index';

interface CertificatesPageProps {
  readonly accessToken: () => Promise<string>;
  readonly keepCertificates: (certificateIds: readonly string[]) => void;
}

export function CertificatesPage({ accessToken, keepCertificates }: CertificatesPageProps) {
  return (
    <CorridorProvider baseURL="https://gateway.example.com" getAccessToken={accessToken} locale="en">
      <MaterialUpload onChange={(certificates) => keepCertificates(certificates.map(({ id }) => id))} />
    </CorridorProvider>
  );
}

import { BeneficiaryForm, BeneficiaryTable, CorridorProvider } from '../../index';

interface BeneficiariesPageProps {
  readonly accessToken: () => Promise<string>;
  readonly openBeneficiary: (beneficiaryId: string) => void;
}

export function BeneficiariesPage({ accessToken, openBeneficiary }: BeneficiariesPageProps) {
  return (
    <CorridorProvider baseURL="https://gateway.example.com" getAccessToken={accessToken} locale="en">
      <BeneficiaryTable dataCustomization={{ hiddenColumns: ['id'] }} />
      <BeneficiaryForm target={{ kind: 'create' }} onSaved={({ id }) => openBeneficiary(id)} headingLevel={2} />
    </CorridorProvider>
  );
}

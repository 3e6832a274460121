import { BeneficiaryForm } from '@corridor/features';
import { useState } from 'react';

/** A form that says in our own words what it has saved. */
export function Payees() {
  const [saved, setSaved] = useState('');
  return (
    <div>
      <BeneficiaryForm onSaved={({ payee }) => setSaved(`You can now pay ${payee.companyName ?? 'them'}.`)} />
      <p role="status">{saved}</p>
    </div>
  );
}

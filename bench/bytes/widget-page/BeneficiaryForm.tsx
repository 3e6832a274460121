import { BeneficiaryForm } from '@corridor/features';
import { show } from './show';

show(<BeneficiaryForm />);

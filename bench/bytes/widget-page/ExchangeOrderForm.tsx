import { ExchangeOrderForm } from '@corridor/features';
import { show } from './show';

show(<ExchangeOrderForm />);

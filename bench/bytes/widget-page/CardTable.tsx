import { CardTable } from '@corridor/features';
import { show } from './show';

show(<CardTable />);

import { StatementList } from '@corridor/features';
import { show } from './show';

show(<StatementList />);

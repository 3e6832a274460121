import { withMessages } from '../../kit/list/withMessages';
import { cardDetailsMessages } from '../../messages/card-details';
import { cardList } from './cardList';

/** Cards, for their details and forms. */
export const cardRecords = withMessages(cardList, cardDetailsMessages);

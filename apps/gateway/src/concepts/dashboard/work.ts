import { type DashboardList, listOfTask, type TimeRange, type WorkItem, workTask } from '@corridor/core';
import type { Call } from '../../platform/call';
import { countListed } from '../../platform/listing';
import { approvalListing } from '../approvals/listing';
import { cardListing } from '../cards/listing';
import { collectionListing } from '../collections/listing';
import { exchangeOrderListing } from '../exchange-orders/listing';
import { merchantListing } from '../merchants/listing';
import { paymentOrderListing } from '../payment-orders/listing';
import { withdrawalOrderListing } from '../withdrawal-orders/listing';
import { readable } from './readable';

/** How many records wait for each task that the caller may see. */
export async function workIn(call: Call, period: TimeRange): Promise<WorkItem[]> {
  const work: WorkItem[] = [];
  for (const task of workTask.codes) {
    const count = await countOf(call, listOfTask(task, period));
    if (count !== null) work.push({ task, count });
  }
  return work;
}

async function countOf(call: Call, list: DashboardList): Promise<number | null> {
  switch (list.concept) {
    case 'approvals':
      return readable(call, 'approval', (own) => countListed(approvalListing, list.filter, own));
    case 'merchants':
      return readable(call, 'merchant', (own) => countListed(merchantListing, list.filter, own));
    case 'collections':
      return readable(call, 'collection', (own) => countListed(collectionListing, list.filter, own));
    case 'cards':
      return readable(call, 'card', (own) => countListed(cardListing, list.filter, own));
    case 'paymentOrders':
      return readable(call, 'payment-order', (own) => countListed(paymentOrderListing, list.filter, own));
    case 'withdrawalOrders':
      return readable(call, 'withdrawal-order', (own) => countListed(withdrawalOrderListing, list.filter, own));
    case 'exchangeOrders':
      return readable(call, 'exchange-order', (own) => countListed(exchangeOrderListing, list.filter, own));
    default:
      return null;
  }
}

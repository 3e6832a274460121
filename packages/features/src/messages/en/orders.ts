/** Sentences of the order widgets, in English. */
export const orders = {
  'orders.status.initial': 'Initial',
  'orders.status.failureInAcceptance': 'Failure in acceptance',
  'orders.status.successfullyAccepted': 'Successfully accepted',
  'orders.status.completed': 'Completed',
  'orders.status.refund': 'Refund',
  'orders.displayStatus.processing': 'Processing',
  'orders.displayStatus.finished': 'Finished',
  'orders.displayStatus.pending': 'Pending',
  'orders.displayStatus.cancelled': 'Cancelled',
  'orders.displayStatus.closed': 'Closed',
  'orders.displayStatus.completed': 'Completed',
  'orders.displayStatus.success': 'Success',
  'orders.displayStatus.failed': 'Failed',
} as const;

/** Names of the props that every list has. */
export const LIST_PROPS = {
  view: true,
  onViewChange: true,
  pinnedFilter: true,
  dataCustomization: true,
  onExport: true,
  savedViews: true,
  headingLevel: true,
} as const;
/** Names of the methods that every list has. */
export const LIST_METHODS = { refresh: true, filter: true, export: true, openForm: true } as const;
/** Names of the props that every part of the dashboard has. */
export const PART_PROPS = { period: true, listHref: true, headingLevel: true } as const;

/** Names of the props that every ticket has. */
export const TICKET_PROPS = {
  initial: true,
  onDraftChange: true,
  onAccepted: true,
  pending: true,
  onPendingChange: true,
  onOpenOrder: true,
  headingLevel: true,
} as const;

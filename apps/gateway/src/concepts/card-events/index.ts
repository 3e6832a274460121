import { cardEvents } from '@corridor/core';
import type { Concept } from '../../platform/concept/Concept';
import { exportVerb, listingVerbs, recordVerbs } from '../../platform/listing';
import { implement } from '../../platform/resource';
import { cardEventListing } from './listing';
import { cardEventSchemas } from './schema';

/** What happened to all cards: for reading; cards write it. */
export const cardEventConcept: Concept = {
  name: 'card-events',
  migrations: [
    {
      name: 'card-events/0001-order',
      after: ['cards/0001-create'],
      sql: 'CREATE INDEX card_event_at ON card_event (partner_id, at, id);',
    },
  ],
  resources: [
    implement(
      cardEvents,
      cardEventSchemas,
      {
        ...listingVerbs(cardEventListing),
        ...recordVerbs(cardEventListing),
        export: exportVerb('card-records', cardEventListing, cardEventSchemas.row),
      },
      { rows: cardEventListing.id },
    ),
  ],
};

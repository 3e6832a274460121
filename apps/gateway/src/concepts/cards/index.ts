import { cards } from '@corridor/core';
import type { Concept } from '../../platform/concept/Concept';
import { exportVerb, listingVerbs } from '../../platform/listing';
import { implement } from '../../platform/resource';
import { closeCards } from './closeCards';
import { createCard } from './createCard';
import { deleteCard } from './deleteCard';
import { getCard, getCardBy } from './detail';
import { expireCards } from './expireCards';
import { cardRecord } from './findCard';
import { findTopUp } from './findTopUp';
import { listBins } from './listBins';
import { cardListing } from './listing';
import { cardMigrations } from './migration';
import { reveal } from './reveal';
import { cardSchemas } from './schema';
import { sealSecrets } from './sealedSecrets';
import { forgetSecret, setSecret } from './secrets';
import { seedCards } from './seed';
import { takeAction } from './takeAction';
import { topUp } from './topUp';
import { updateCard } from './updateCard';
import { uploadDocument } from './uploadDocument';

/** Cards: all eleven verbs. */
export const cardConcept: Concept = {
  name: 'cards',
  migrations: cardMigrations,
  seed: seedCards,
  scheduledJobs: [expireCards, closeCards, sealSecrets],
  resources: [
    implement(
      cards,
      cardSchemas,
      {
        ...listingVerbs(cardListing),
        get: getCard,
        getBy: getCardBy,
        call: { bins: listBins },
        callById: {
          activate: takeAction('activate'),
          block: takeAction('block'),
          unblock: takeAction('unblock'),
          reportLoss: takeAction('reportLoss'),
          cancelLoss: takeAction('cancelLoss'),
          revoke: takeAction('revoke'),
          updateAcsPassword: takeAction('updateAcsPassword', setSecret('acsPasswordHash')),
          resetAcsPassword: takeAction('resetAcsPassword', forgetSecret('acsPasswordHash')),
          updatePin: takeAction('updatePin', setSecret('pinHash')),
          resetPin: takeAction('resetPin', forgetSecret('pinHash')),
          topUp,
          findTopUp,
          reveal,
        },
        create: createCard,
        update: updateCard,
        delete: deleteCard,
        export: exportVerb('cards', cardListing, cardSchemas.row),
        upload: uploadDocument,
      },
      { asksPasswordFor: ['reveal'], record: cardRecord },
    ),
  ],
};

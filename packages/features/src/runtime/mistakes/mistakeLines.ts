import type { Mistake } from '@corridor/core';

/** Cause and remedy of each mistake, for engineers. */
export const MISTAKE_LINES: Readonly<Record<Mistake, (params: Readonly<Record<string, unknown>>) => string>> = {
  cors: ({ baseURL, origin }) =>
    `The gateway ${baseURL} refuses calls of this page: add ${origin} to CORRIDOR_CORS_ORIGINS.`,
  'base-url': ({ baseURL }) =>
    `baseURL "${baseURL}" has no scheme, so browsers take it for a path of this page: write "https://${baseURL}".`,
  'not-a-gateway': ({ baseURL }) =>
    `No gateway answers at baseURL "${baseURL}"${baseURL === '' ? ', the address of this page' : ''}: give the address of the gateway, or let your server pass /api on to it.`,
  'access-token': ({ cause }) =>
    `getAccessToken failed, so nothing was sent (${cause}): let it yield the accessToken of embed-session/create.`,
  'embed-session': ({ components, action, subject }) =>
    `The session was opened for ${components}, which does not include "${action}" of "${subject}": name the widget in "components" and the action in "actions" of embed-session/create.`,
  timezone: ({ timezone }) =>
    `timezone "${timezone}" is not known, so times are shown in Etc/UTC: give an IANA name such as "Europe/Paris".`,
  locale: ({ locale, shown }) =>
    `locale "${locale}" is no BCP 47 tag, so "${shown}" is shown: write it with hyphens, such as "fr-CA".`,
  'style-policy': () =>
    'The Content-Security-Policy of this page blocks our styles: give the nonce of its style-src as "nonce".',
  surface: ({ text, ground, ratio, least }) =>
    `Our text (${text}) on the ground of this page (${ground}) has a contrast of ${typeof ratio === 'number' ? ratio.toFixed(2) : ratio}:1, below ${least}:1: leave out surface="transparent", or give the "scheme" or "theme" of that ground.`,
};

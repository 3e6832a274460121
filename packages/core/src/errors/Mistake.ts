/**
 * What the engineer of a page set up wrongly: the gateway refuses the page's origin (`cors`), its address has no scheme
 * (`base-url`) or is no gateway's (`not-a-gateway`), the page's source of tokens failed (`access-token`), the session was
 * not opened for the widget or action (`embed-session`), the platform knows no such `timezone` or `locale`, the page's policy
 * blocks our styles (`style-policy`), or our text can hardly be read on its ground (`surface`, in development). @source ours
 */
export type Mistake =
  | 'cors'
  | 'base-url'
  | 'not-a-gateway'
  | 'access-token'
  | 'embed-session'
  | 'timezone'
  | 'locale'
  | 'style-policy'
  | 'surface';

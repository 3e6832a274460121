import type { RouteDocument } from '../../platform/concept/RouteDocument';
import {
  changeEmailSchema,
  changePasswordSchema,
  emailCodeSchema,
  endSessionSchema,
  forgotPasswordSchema,
  loginSchema,
  openSessionsSchema,
  passwordByLinkSchema,
  passwordLinkSchema,
  profileUpdateSchema,
  resetSchema,
  sessionSchema,
  sessionUserSchema,
} from './schema';

const ROOT = '/api/dashboard';
const OWN = `${ROOT}/app/user`;
const nothing = { input: null, output: null };

/** The session calls of a product in the OpenAPI document. */
export function sessionDocuments(product: string): RouteDocument[] {
  const documents: Omit<RouteDocument, 'tag'>[] = [
    { method: 'post', path: `${ROOT}/login-${product}`, input: loginSchema, output: sessionSchema, open: true },
    { method: 'post', path: `${ROOT}/app/user/query`, input: null, output: sessionUserSchema, open: false },
    { method: 'delete', path: `${ROOT}/logout`, ...nothing, open: false },
    { method: 'post', path: `${ROOT}/app/user/changePassword`, input: changePasswordSchema, output: null, open: false },
    { method: 'post', path: `${OWN}/sessions`, input: null, output: openSessionsSchema, open: false },
    { method: 'post', path: `${OWN}/endSession`, input: endSessionSchema, output: null, open: false },
    { method: 'post', path: `${OWN}/endOtherSessions`, ...nothing, open: false },
    {
      method: 'post',
      path: `${OWN}/updateProfile`,
      input: profileUpdateSchema,
      output: sessionUserSchema,
      open: false,
    },
    { method: 'post', path: `${OWN}/changeEmail`, input: changeEmailSchema, output: sessionUserSchema, open: false },
    { method: 'post', path: `${ROOT}/password-link`, input: emailCodeSchema, output: passwordLinkSchema, open: true },
    { method: 'post', path: `${ROOT}/set-password`, input: passwordByLinkSchema, output: null, open: true },
    { method: 'post', path: `${ROOT}/confirm-email`, input: emailCodeSchema, output: null, open: true },
    { method: 'post', path: `${ROOT}/undo-email`, input: emailCodeSchema, output: null, open: true },
    { method: 'post', path: `${ROOT}/forgot-password-booster`, input: forgotPasswordSchema, output: null, open: true },
    { method: 'post', path: `${ROOT}/verify-reset-code-booster`, input: resetSchema, output: null, open: true },
  ];
  return documents.map((document) => ({ ...document, tag: 'session' }));
}

export {
  DEMO_KEYS,
  DEMO_PARTNERS,
  DEMO_SIGN_INS,
  type DemoKey,
  type DemoRole,
  type DemoSignIn,
} from '../platform/seeding/partners';
export { generateTransactions } from './generate/generateTransactions';
export { generateCards } from './generateCards';

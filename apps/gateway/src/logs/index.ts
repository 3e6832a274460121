export { type Actor, audit } from './audit';

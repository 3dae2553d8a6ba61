// A page's build leaves the other language's words out: see the contract loader.
export { laterErrors } from './later-errors.ts';

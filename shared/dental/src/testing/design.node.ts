export { madeJaw } from './made-jaws.ts';

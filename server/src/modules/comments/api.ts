/** Comments on plans, for the modules above. */
export { type ImportedThread, importThreads } from './import-threads.ts';

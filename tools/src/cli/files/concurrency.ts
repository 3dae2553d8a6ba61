import { availableParallelism } from 'node:os';
import { InvalidArgumentError, Option } from 'commander';

const MOST = 64;
/** Each file that is under way lies in memory, so more cores are not used unasked. */
const USUAL = 4;

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > MOST)
    throw new InvalidArgumentError(`A whole number from 1 to ${MOST} is expected.`);
  return value;
}

export const concurrencyDefault = Math.min(USUAL, availableParallelism());

export const concurrencyOption = (what = 'files at once; each lies in memory while it is worked on'): Option =>
  new Option('--concurrency <n>', what).default(concurrencyDefault).argParser(wholeNumber);

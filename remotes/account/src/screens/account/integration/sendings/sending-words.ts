import type { Sending } from '@archway/contracts';
import type { TextFunction } from '@archway/platform';

/** What the service said last: its HTTP status and its words, or why there were none. */
export const answerText = (
  t: TextFunction,
  { lastStatus, lastAnswer }: Pick<Sending, 'lastStatus' | 'lastAnswer'>,
): string => {
  const said = [lastStatus === null ? '' : `HTTP ${lastStatus}`, lastAnswer ?? ''].filter((part) => part !== '');
  return said.length === 0 ? t('sendings.noAnswer') : said.join(' · ');
};

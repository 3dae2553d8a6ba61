import type { TextFunction } from '@archway/platform';

/** The question before an action of a case or of one of its files, and what is said when it is done. */
export const actionWords = (t: TextFunction) => ({
  question: (action: string, name: string) => ({
    title: t(`ask.${action}.title`, { name }),
    body: t(`ask.${action}.body`),
    okText: t(`ask.${action}.ok`),
  }),
  done: (action: string) => t(`acted.${action}`),
});

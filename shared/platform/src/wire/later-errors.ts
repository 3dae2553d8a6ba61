import { currentLang } from '../i18n/i18n.ts';
import { learnErrors } from './known-errors.ts';

/** The rest of the catalogue, in the language of the page; asked for before what is behind the login is shown. */
export async function loadErrors(): Promise<void> {
  const { laterErrors } =
    currentLang() === 'zh-CN'
      ? await import('@archway/contracts/later-errors/zh-CN')
      : await import('@archway/contracts/later-errors/en-US');
  learnErrors(laterErrors);
}

import type { Lang } from '@archway/contracts';

/** Menu titles on phones: the first word in English, the first two characters in Chinese. */
export function shortTitle(title: string, lang: Lang): string {
  return lang === 'zh-CN' ? [...title].slice(0, 2).join('') : (title.trim().split(/\s+/)[0] ?? '');
}

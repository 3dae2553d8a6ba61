import type { Words } from '@archway/ceph';
import { useLang } from '@archway/platform';

/** A word of the room in the reader's language. */
export function useWord(): (words: Words) => string {
  const lang = useLang();
  return (words) => (lang === 'zh-CN' ? words.zh : words.en);
}

import { useMemo } from 'react';
import en from '../i18n/en-US.json';
import zh from '../i18n/zh-CN.json';
import { useUiLang } from './ui-lang.ts';

type Tree = { readonly [key: string]: string | Tree };
export type UiText = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const texts: Record<string, Tree> = { 'zh-CN': zh, 'en-US': en };

function find(tree: Tree, key: string): string {
  let at: string | Tree | undefined = tree;
  for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined;
  return typeof at === 'string' ? at : key;
}

/** The few words that components carry themselves; everything about a domain comes by props. */
export function useUiText(): UiText {
  const lang = useUiLang();
  return useMemo(() => {
    const tree = texts[lang] ?? en;
    return (key, values = {}) => find(tree, key).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  }, [lang]);
}

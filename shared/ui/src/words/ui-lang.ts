import { createContext, use } from 'react';
import type { UiLang } from '../theme/locale.ts';

export const LangContext = createContext<UiLang>('zh-CN');

/** The language that the theme was given. */
export const useUiLang = (): UiLang => use(LangContext);

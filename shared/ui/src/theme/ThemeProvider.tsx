import { Suspense, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import ConfigProvider from 'antd/es/config-provider';
import { applyPrimary } from './css-variables.ts';
import { useAntdLocale } from './locale.ts';
import type { UiLang } from './locale.ts';
import { LangContext } from '../words/ui-lang.ts';
import { themeFor } from './theme-config.ts';
import { useMovingTheme } from './use-moving-theme.ts';

export interface ThemeProviderProps {
  /** What a tenant may colour. A colour under 4.5 : 1 on white is darkened until it passes. */
  brand?: { readonly primary?: string | undefined } | undefined;
  /** Nonce of the page's content security policy, put on every style element that antd writes. */
  nonce?: string | undefined;
  lang: UiLang;
  /** Where menus, selects and dialogs are attached; the body when absent. */
  popupContainer?: (() => HTMLElement) | undefined;
  children: ReactNode;
}

function Themed({ brand, nonce, lang, popupContainer, children }: ThemeProviderProps) {
  const locale = useAntdLocale(lang);
  const primary = brand?.primary;
  const theme = useMovingTheme(useMemo(() => themeFor(primary), [primary]));
  useEffect(() => applyPrimary(primary), [primary]);
  return (
    <ConfigProvider
      theme={theme}
      locale={locale}
      button={{ autoInsertSpace: false }}
      wave={{ disabled: true }}
      {...(nonce === undefined ? {} : { csp: { nonce } })}
      {...(popupContainer === undefined
        ? {}
        : { getPopupContainer: popupContainer, getTargetContainer: popupContainer })}
    >
      <LangContext value={lang}>{children}</LangContext>
    </ConfigProvider>
  );
}

/** Theme, words and CSP nonce of everything below; one per React root. Renders nothing until the words are there. */
export function ThemeProvider(props: ThemeProviderProps) {
  return (
    <Suspense fallback={null}>
      <Themed {...props} />
    </Suspense>
  );
}

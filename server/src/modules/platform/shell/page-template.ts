import type { Branding, Lang } from '@archway/contracts';
import type { BuildFiles } from '../deploy/build-files.ts';

export interface PageValues {
  /** Address of the host's build, with a slash at its end. */
  readonly base: string;
  readonly nonce: string;
  readonly lang: Lang;
  readonly branding: Branding;
  readonly files: BuildFiles;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** Custom properties only, and no value that could end the rule or the style element. */
const brandCss = (variables: Readonly<Record<string, string>>): string => {
  const rules = Object.entries(variables)
    .filter(([name, value]) => /^--[\w-]+$/.test(name) && /^[^<>{};@\\]*$/.test(value))
    .map(([name, value]) => `${name}:${value}`);
  return `:root{${rules.join(';')}}`;
};

/** Fills the host's page for one request. Files of the build get their hashes, so that a changed one is refused. */
export function renderPage(template: string, { base, nonce, lang, branding, files }: PageValues): string {
  const placeholders: Readonly<Record<string, string>> = {
    __HOST_BASE__: base.replace(/\/$/, ''),
    __CSP_NONCE__: nonce,
    __TITLE__: escapeHtml(branding.pageTitle),
    __LANG__: lang,
    __BRAND_CSS__: brandCss(branding.cssVariables),
  };
  return template
    .replace(/(src|href)="__HOST_BASE__\/([^"]+)"/g, (whole, attribute: string, file: string) => {
      const integrity = files[file]?.integrity;
      return integrity
        ? `${attribute}="__HOST_BASE__/${file}" integrity="${integrity}" crossorigin="anonymous"`
        : whole;
    })
    .replace(/__(HOST_BASE|CSP_NONCE|TITLE|LANG|BRAND_CSS)__/g, (name) => placeholders[name] ?? name);
}

/** The language of the first paint; the page itself knows the reader's stored choice and corrects it. */
export function pageLang(branding: Branding, acceptLanguage: string | undefined): Lang {
  if (branding.languageConfig.default) return branding.languageConfig.default;
  return acceptLanguage?.trim().toLowerCase().startsWith('zh') ? 'zh-CN' : 'en-US';
}

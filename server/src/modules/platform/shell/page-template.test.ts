import { defaultBranding } from '../tenants/default-branding.ts';
import { pageLang, renderPage } from './page-template.ts';

const values = {
  base: '/remotes/host/1.0.0+abc/',
  nonce: 'n0nce',
  lang: 'zh-CN' as const,
  branding: defaultBranding,
  files: { 'main.js': { integrity: 'sha384-abc', size: 1 } },
};

describe('the page of the host', () => {
  it('names the pinned build and the hash of its script', () => {
    expect(renderPage('<script src="__HOST_BASE__/main.js"></script>', values)).toBe(
      '<script src="/remotes/host/1.0.0+abc/main.js" integrity="sha384-abc" crossorigin="anonymous"></script>',
    );
  });

  it('carries nonce, language, title and colours', () => {
    expect(
      renderPage(
        '<html lang="__LANG__"><title>__TITLE__</title><style nonce="__CSP_NONCE__">__BRAND_CSS__</style>',
        values,
      ),
    ).toBe(
      '<html lang="zh-CN"><title>Archway</title><style nonce="n0nce">:root{--primary-color:#4F46BA;--icon-color:#1890ff}</style>',
    );
  });

  it('escapes the title and drops values that would end the style', () => {
    const branding = {
      ...defaultBranding,
      pageTitle: '<b>&"A"',
      cssVariables: { '--primary-color': '#000000', '--x': 'red}</style><script>', color: 'red' },
    };
    const page = renderPage('__TITLE__ __BRAND_CSS__', { ...values, branding });
    expect(page).toBe('&lt;b&gt;&amp;&quot;A&quot; :root{--primary-color:#000000}');
  });

  it('does not read placeholders in what it fills in', () => {
    const branding = { ...defaultBranding, pageTitle: '__CSP_NONCE__' };
    expect(renderPage('__TITLE__', { ...values, branding })).toBe('__CSP_NONCE__');
  });

  it('takes the language of the tenant, else of the browser', () => {
    const english = { ...defaultBranding, languageConfig: { showConfig: true, default: 'en-US' as const } };
    expect(pageLang(english, 'zh-CN,zh;q=0.9')).toBe('en-US');
    expect(pageLang(defaultBranding, 'zh-TW,zh;q=0.9')).toBe('zh-CN');
    expect(pageLang(defaultBranding, undefined)).toBe('en-US');
  });
});

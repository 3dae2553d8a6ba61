import type { Branding } from '@archway/contracts';
import { telemetry } from '@archway/platform/host';

/** What a page looks like when its tenant says nothing, or cannot be asked. */
const defaultBranding: Branding = {
  pageTitle: 'Archway',
  tenant: 'default',
  cssVariables: { '--primary-color': '#4F46BA' },
  loginStyleConfig: {
    showSmallLogo: true,
    smallLogoStyle: {},
    showLoginBgImage: false,
    loginBgImageStyle: {},
    loginBgColor: '',
  },
  menuLogoConfig: { logoStyle: { height: '23px' } },
  languageConfig: { showConfig: true, default: null },
  slogan: { zh: '', en: '' },
};

const TIMEOUT_MS = 5_000;

/** White label of this host name. A file that cannot be read leaves the defaults, and is recorded. */
export async function loadBranding(): Promise<Branding> {
  try {
    const response = await fetch(`/custom/config.json?time=${Date.now()}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`/custom/config.json answered ${response.status}`);
    return { ...defaultBranding, ...((await response.json()) as Partial<Branding>) };
  } catch (failure) {
    telemetry.record({ type: 'error', logData: { where: 'branding', error: String(failure) } });
    return defaultBranding;
  }
}

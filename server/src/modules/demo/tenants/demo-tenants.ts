import type { Branding } from '@archway/contracts';
import { defaultBranding } from '../../platform/api.ts';

const NORTHMERE = '#0E6F6C';

const northmere: Branding = {
  ...defaultBranding,
  pageTitle: 'Northmere Ortho',
  tenant: 'lab',
  cssVariables: { ...defaultBranding.cssVariables, '--primary-color': NORTHMERE },
  loginStyleConfig: { ...defaultBranding.loginStyleConfig, loginBgColor: NORTHMERE },
  languageConfig: { showConfig: true, default: 'en-US' },
  slogan: { zh: '患者看得懂的方案', en: 'Plans your patients can follow' },
  serviceContact: 'mailto:care@northmere.example',
};

export interface DemoTenant {
  readonly branding: Branding;
  /** Among the server's own pictures. */
  readonly logo: string;
  readonly host: string;
  readonly channel: string;
}

/** A second tenant under its own name, which shows that look, logo, language and pins follow the host name. */
export const demoTenants: readonly DemoTenant[] = [
  { branding: northmere, logo: 'northmere.png', host: 'lab.localhost', channel: 'tenant:lab' },
];

/** A name of the platform itself that tries new builds before everybody else does. */
export const demoCanaryHost = 'canary.localhost';

import { type Branding, DEFAULT_PRIMARY } from '@archway/contracts';

export const DEFAULT_TENANT = 'default';

/** How the platform itself looks. Tenants start from it. */
export const defaultBranding: Branding = {
  pageTitle: 'Archway',
  tenant: DEFAULT_TENANT,
  cssVariables: { '--primary-color': DEFAULT_PRIMARY, '--icon-color': '#1890ff' },
  loginStyleConfig: {
    showSmallLogo: true,
    smallLogoStyle: { left: '56px', top: '40px' },
    showLoginBgImage: true,
    loginBgImageStyle: {},
    loginBgColor: DEFAULT_PRIMARY,
  },
  menuLogoConfig: { logoStyle: { height: '23px' } },
  languageConfig: { showConfig: true, default: null },
  slogan: { zh: '从第一张照片，到最后一副矫治器', en: 'From the first photo to the last aligner' },
};

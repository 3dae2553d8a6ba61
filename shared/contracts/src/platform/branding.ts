import { z } from 'zod';

/** White label, served as `/custom/config.json` by host name. */
export const branding = z.object({
  pageTitle: z.string(),
  /** Name of the tenant whose pins and look these are; `default` for the platform itself. */
  tenant: z.string(),
  cssVariables: z.object({ '--primary-color': z.string().regex(/^#[0-9a-fA-F]{6}$/) }).catchall(z.string()),
  loginStyleConfig: z.object({
    showSmallLogo: z.boolean(),
    smallLogoStyle: z.record(z.string(), z.string()),
    showLoginBgImage: z.boolean(),
    loginBgImageStyle: z.record(z.string(), z.string()),
    loginBgColor: z.string(),
  }),
  menuLogoConfig: z.object({ logoStyle: z.record(z.string(), z.string()) }),
  languageConfig: z.object({ showConfig: z.boolean(), default: z.enum(['zh-CN', 'en-US']).nullable() }),
  slogan: z.object({ zh: z.string(), en: z.string() }),
  /** Where customer service is reached: a link, a phone number or words; absent where nobody has said. */
  serviceContact: z.string().optional(),
});
export type Branding = z.infer<typeof branding>;

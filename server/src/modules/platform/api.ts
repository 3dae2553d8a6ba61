/** Deploys and tenants, for the modules above. */
export { deployGate } from './deploy/deploy-gate.ts';
export { menuRulesOf } from './menus/menu-rules.ts';
export { DEFAULT_TENANT, defaultBranding } from './tenants/default-branding.ts';
export { logoOf } from './tenants/logo.ts';
export { type TenantFacts, assertContrast, ownChannel, tenantChanges } from './tenants/tenant-facts.ts';
export { addHost, addTenant } from './tenants/tenant-repository.ts';
export { picture } from './tenants/tenant-service.ts';
export { assertHostsFree, tenantNamed, writeTenant } from './tenants/tenant-writing.ts';

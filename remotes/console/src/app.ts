import { createRemoteApp, lazyScreen } from '@archway/platform';

export const { bootstrap, mount, unmount } = createRemoteApp({
  name: 'console',
  texts: {
    'zh-CN': () => import('./i18n/zh-CN.json'),
    'en-US': () => import('./i18n/en-US.json'),
  },
  screens: {
    '/console/centers': lazyScreen(() => import('./screens/centers/CentersScreen.tsx')),
    '/console/certification': lazyScreen(() => import('./screens/certification/CertificationScreen.tsx')),
    '/console/users': lazyScreen(() => import('./screens/users/UsersScreen.tsx')),
    '/console/practices': lazyScreen(() => import('./screens/practices/PracticesScreen.tsx')),
    '/console/tenants': lazyScreen(() => import('./screens/tenants/TenantsScreen.tsx')),
    '/console/menus': lazyScreen(() => import('./screens/menus/MenusScreen.tsx')),
    '/console/dictionaries': lazyScreen(() => import('./screens/dictionaries/DictionariesScreen.tsx')),
    '/console/gum-carving': lazyScreen(() => import('./screens/carving/GumCarvingScreen.tsx')),
    '/console/recharge': lazyScreen(() => import('./screens/recharge/RechargeScreen.tsx')),
    '/console/remotes': lazyScreen(() => import('./screens/remotes/RemotesScreen.tsx')),
    '/console/audit': lazyScreen(() => import('./screens/audit/AuditScreen.tsx')),
    '/console/events': lazyScreen(() => import('./screens/events/EventsScreen.tsx')),
    '/console/outbox': lazyScreen(() => import('./screens/outbox/OutboxScreen.tsx')),
  },
});

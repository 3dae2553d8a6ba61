import { textSpaces } from '@archway/platform';

/**
 * Texts by what shows them: those of every screen, of one screen, and of the files of a case, which arrive together since
 * no screen has one without the others.
 */
export const texts = textSpaces('cases', {
  common: { 'zh-CN': () => import('./i18n/common/zh-CN.json'), 'en-US': () => import('./i18n/common/en-US.json') },
  list: { 'zh-CN': () => import('./i18n/list/zh-CN.json'), 'en-US': () => import('./i18n/list/en-US.json') },
  wizard: { 'zh-CN': () => import('./i18n/wizard/zh-CN.json'), 'en-US': () => import('./i18n/wizard/en-US.json') },
  phone: { 'zh-CN': () => import('./i18n/phone/zh-CN.json'), 'en-US': () => import('./i18n/phone/en-US.json') },
  ceph: { 'zh-CN': () => import('./i18n/ceph/zh-CN.json'), 'en-US': () => import('./i18n/ceph/en-US.json') },
  quality: {
    'zh-CN': () => import(/* webpackChunkName: "texts-case-zh-CN" */ './i18n/quality/zh-CN.json'),
    'en-US': () => import(/* webpackChunkName: "texts-case-en-US" */ './i18n/quality/en-US.json'),
  },
  audit: {
    'zh-CN': () => import(/* webpackChunkName: "texts-case-zh-CN" */ './i18n/audit/zh-CN.json'),
    'en-US': () => import(/* webpackChunkName: "texts-case-en-US" */ './i18n/audit/en-US.json'),
  },
  archives: {
    'zh-CN': () => import(/* webpackChunkName: "texts-case-zh-CN" */ './i18n/archives/zh-CN.json'),
    'en-US': () => import(/* webpackChunkName: "texts-case-en-US" */ './i18n/archives/en-US.json'),
  },
  // By themselves: the list shows these and none of the others about a case.
  exchange: {
    'zh-CN': () => import('./i18n/exchange/zh-CN.json'),
    'en-US': () => import('./i18n/exchange/en-US.json'),
  },
  messages: {
    'zh-CN': () => import(/* webpackChunkName: "texts-case-zh-CN" */ './i18n/messages/zh-CN.json'),
    'en-US': () => import(/* webpackChunkName: "texts-case-en-US" */ './i18n/messages/en-US.json'),
  },
  detail: { 'zh-CN': () => import('./i18n/detail/zh-CN.json'), 'en-US': () => import('./i18n/detail/en-US.json') },
  case: {
    'zh-CN': () => import(/* webpackChunkName: "texts-case-zh-CN" */ './i18n/case/zh-CN.json'),
    'en-US': () => import(/* webpackChunkName: "texts-case-en-US" */ './i18n/case/en-US.json'),
  },
  photos: {
    'zh-CN': () => import(/* webpackChunkName: "texts-case-zh-CN" */ './i18n/photos/zh-CN.json'),
    'en-US': () => import(/* webpackChunkName: "texts-case-en-US" */ './i18n/photos/en-US.json'),
  },
  prescription: {
    'zh-CN': () => import(/* webpackChunkName: "texts-case-zh-CN" */ './i18n/prescription/zh-CN.json'),
    'en-US': () => import(/* webpackChunkName: "texts-case-en-US" */ './i18n/prescription/en-US.json'),
  },
  request: {
    'zh-CN': () => import(/* webpackChunkName: "texts-case-zh-CN" */ './i18n/request/zh-CN.json'),
    'en-US': () => import(/* webpackChunkName: "texts-case-en-US" */ './i18n/request/en-US.json'),
  },
  implant: {
    'zh-CN': () => import(/* webpackChunkName: "texts-case-zh-CN" */ './i18n/implant/zh-CN.json'),
    'en-US': () => import(/* webpackChunkName: "texts-case-en-US" */ './i18n/implant/en-US.json'),
  },
  refinement: {
    'zh-CN': () => import(/* webpackChunkName: "texts-case-zh-CN" */ './i18n/refinement/zh-CN.json'),
    'en-US': () => import(/* webpackChunkName: "texts-case-en-US" */ './i18n/refinement/en-US.json'),
  },
  cbct: {
    'zh-CN': () => import(/* webpackChunkName: "texts-case-zh-CN" */ './i18n/cbct/zh-CN.json'),
    'en-US': () => import(/* webpackChunkName: "texts-case-en-US" */ './i18n/cbct/en-US.json'),
  },
});

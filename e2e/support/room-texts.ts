import type accountScreensEn from '../../remotes/account/src/i18n/screens/en-US.json';
import type accountScreensZh from '../../remotes/account/src/i18n/screens/zh-CN.json';
import type accountSlotsEn from '../../remotes/account/src/i18n/slots/en-US.json';
import type accountSlotsZh from '../../remotes/account/src/i18n/slots/zh-CN.json';
import type archivesEn from '../../remotes/cases/src/i18n/archives/en-US.json';
import type archivesZh from '../../remotes/cases/src/i18n/archives/zh-CN.json';
import type caseEn from '../../remotes/cases/src/i18n/case/en-US.json';
import type caseZh from '../../remotes/cases/src/i18n/case/zh-CN.json';
import type cbctEn from '../../remotes/cases/src/i18n/cbct/en-US.json';
import type cbctZh from '../../remotes/cases/src/i18n/cbct/zh-CN.json';
import type cephEn from '../../remotes/cases/src/i18n/ceph/en-US.json';
import type cephZh from '../../remotes/cases/src/i18n/ceph/zh-CN.json';
import type commonEn from '../../remotes/cases/src/i18n/common/en-US.json';
import type commonZh from '../../remotes/cases/src/i18n/common/zh-CN.json';
import type detailEn from '../../remotes/cases/src/i18n/detail/en-US.json';
import type detailZh from '../../remotes/cases/src/i18n/detail/zh-CN.json';
import type exchangeEn from '../../remotes/cases/src/i18n/exchange/en-US.json';
import type exchangeZh from '../../remotes/cases/src/i18n/exchange/zh-CN.json';
import type listEn from '../../remotes/cases/src/i18n/list/en-US.json';
import type listZh from '../../remotes/cases/src/i18n/list/zh-CN.json';
import type messagesEn from '../../remotes/cases/src/i18n/messages/en-US.json';
import type messagesZh from '../../remotes/cases/src/i18n/messages/zh-CN.json';
import type phoneEn from '../../remotes/cases/src/i18n/phone/en-US.json';
import type phoneZh from '../../remotes/cases/src/i18n/phone/zh-CN.json';
import type photosEn from '../../remotes/cases/src/i18n/photos/en-US.json';
import type photosZh from '../../remotes/cases/src/i18n/photos/zh-CN.json';
import type prescriptionEn from '../../remotes/cases/src/i18n/prescription/en-US.json';
import type prescriptionZh from '../../remotes/cases/src/i18n/prescription/zh-CN.json';
import type auditEn from '../../remotes/cases/src/i18n/audit/en-US.json';
import type auditZh from '../../remotes/cases/src/i18n/audit/zh-CN.json';
import type qualityEn from '../../remotes/cases/src/i18n/quality/en-US.json';
import type qualityZh from '../../remotes/cases/src/i18n/quality/zh-CN.json';
import type refinementEn from '../../remotes/cases/src/i18n/refinement/en-US.json';
import type refinementZh from '../../remotes/cases/src/i18n/refinement/zh-CN.json';
import type implantEn from '../../remotes/cases/src/i18n/implant/en-US.json';
import type implantZh from '../../remotes/cases/src/i18n/implant/zh-CN.json';
import type requestEn from '../../remotes/cases/src/i18n/request/en-US.json';
import type requestZh from '../../remotes/cases/src/i18n/request/zh-CN.json';
import type wizardEn from '../../remotes/cases/src/i18n/wizard/en-US.json';
import type wizardZh from '../../remotes/cases/src/i18n/wizard/zh-CN.json';
import type consoleEn from '../../remotes/console/src/i18n/en-US.json';
import type consoleZh from '../../remotes/console/src/i18n/zh-CN.json';
import type plansEn from '../../remotes/plans/src/i18n/en-US.json';
import type plansZh from '../../remotes/plans/src/i18n/zh-CN.json';
import type productionEn from '../../remotes/production/src/i18n/en-US.json';
import type productionZh from '../../remotes/production/src/i18n/zh-CN.json';
import type viewer3dEn from '../../remotes/viewer3d/src/i18n/en-US.json';
import type viewer3dZh from '../../remotes/viewer3d/src/i18n/zh-CN.json';
import type hostEn from '../../host/src/i18n/en-US.json';
import type hostZh from '../../host/src/i18n/zh-CN.json';
import type platformEn from '../../shared/platform/src/i18n/en-US.json';
import type platformZh from '../../shared/platform/src/i18n/zh-CN.json';
import type uiEn from '../../shared/ui/src/i18n/en-US.json';
import type uiZh from '../../shared/ui/src/i18n/zh-CN.json';

/** `{a: {b: 'x'}}` → `'a.b'`. */
type Keys<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Keys<T[K]>}`;
}[keyof T & string];

/** The keys that both languages have. */
type Both<Zh, En> = Keys<Zh> & Keys<En>;

/**
 * The texts of each room that journeys read. A key that was taken out of a room, or moved to another, is a type error where
 * a journey names it, long before the journey runs.
 */
export interface RoomTexts {
  host: Both<typeof hostZh, typeof hostEn>;
  'remotes/account':
    Both<typeof accountScreensZh, typeof accountScreensEn> | Both<typeof accountSlotsZh, typeof accountSlotsEn>;
  'remotes/cases':
    | Both<typeof archivesZh, typeof archivesEn>
    | Both<typeof caseZh, typeof caseEn>
    | Both<typeof cbctZh, typeof cbctEn>
    | Both<typeof cephZh, typeof cephEn>
    | Both<typeof commonZh, typeof commonEn>
    | Both<typeof detailZh, typeof detailEn>
    | Both<typeof exchangeZh, typeof exchangeEn>
    | Both<typeof listZh, typeof listEn>
    | Both<typeof messagesZh, typeof messagesEn>
    | Both<typeof phoneZh, typeof phoneEn>
    | Both<typeof photosZh, typeof photosEn>
    | Both<typeof prescriptionZh, typeof prescriptionEn>
    | Both<typeof auditZh, typeof auditEn>
    | Both<typeof qualityZh, typeof qualityEn>
    | Both<typeof refinementZh, typeof refinementEn>
    | Both<typeof implantZh, typeof implantEn>
    | Both<typeof requestZh, typeof requestEn>
    | Both<typeof wizardZh, typeof wizardEn>;
  'remotes/console': Both<typeof consoleZh, typeof consoleEn>;
  'remotes/plans': Both<typeof plansZh, typeof plansEn>;
  'remotes/production': Both<typeof productionZh, typeof productionEn>;
  'remotes/viewer3d': Both<typeof viewer3dZh, typeof viewer3dEn>;
  'shared/platform': Both<typeof platformZh, typeof platformEn>;
  'shared/ui': Both<typeof uiZh, typeof uiEn>;
}

export type Room = keyof RoomTexts;

import {
  Activity,
  Box,
  CalendarCheck,
  ClipboardCheck,
  ClipboardList,
  Crosshair,
  FileText,
  Folder,
  Image,
  Layers,
  LayoutGrid,
  MessageCircleQuestion,
  MessageSquare,
  RefreshCw,
  ScanLine,
  ShieldCheck,
  type SectionItem,
  User,
  Wrench,
  iconNamed,
} from '@archway/ui';
import { type CaseDetail, IMPLANT_SECTION, mayOversee, requestKindOf } from '@archway/contracts';
import { type TextFunction, useSlotOffers, useText } from '@archway/platform';
import { mayReadLibrary } from '../../archives/may-read.ts';
import { FOLLOW_UP_SECTION } from '../../case/case-address.ts';
import { SLICES_SECTION } from '../../case/slices-section.ts';

export interface DetailSection extends Omit<SectionItem, 'icon'> {
  readonly group: 'case' | 'plan' | 'progress';
  readonly Icon: typeof Box;
}

/** Pages of their own, which their places in the list lead to. */
export const CEPH_SECTION = 'ceph';
export const LIBRARY_SECTION = 'library';

/**
 * Sections of this remote, and those that others offer, in the order of the page.
 * @param of service and phase of the case, and the roles of its reader: a refinement says what it is for, and who saw
 * and changed the case is for whoever answers for the practice, and the library for who treats and designs
 * @param counts how many of them there are; of messages, those that the reader has not read
 */
export function useSections(
  of: Pick<CaseDetail, 'serviceType' | 'stage' | 'roles'>,
  counts: Readonly<Record<'models' | 'prepared' | 'photos' | 'followUps' | 'unread', number>>,
): readonly DetailSection[] {
  const { serviceType: service, stage, roles } = of;
  const t = useText('cases');
  const offers = useSlotOffers('patient-detail.section');
  const [slices] = useSlotOffers('patient-detail.slices');
  return [
    { key: 'overview', label: t('section.overview'), group: 'case', Icon: LayoutGrid },
    ...(stage > 1
      ? [{ key: 'refinement', label: t('section.refinement'), group: 'case', Icon: RefreshCw } as const]
      : []),
    { key: 'basic', label: t('section.basic'), group: 'case', Icon: User },
    { key: 'photos', label: t('section.photos'), group: 'case', Icon: Image, count: counts.photos },
    ...(requestKindOf(service)
      ? [{ key: 'request', label: t('request.name'), group: 'case', Icon: ClipboardList } as const]
      : [
          { key: 'prescription', label: t('rx.title'), group: 'case', Icon: ClipboardList } as const,
          { key: CEPH_SECTION, label: t('section.ceph'), group: 'case', Icon: Crosshair } as const,
        ]),
    { key: 'models', label: t('section.models'), group: 'case', Icon: Box, count: counts.models },
    { key: 'cbct', label: t('cbct.data'), group: 'case', Icon: Layers },
    ...(slices ? [{ key: SLICES_SECTION, label: slices.title, group: 'case', Icon: ScanLine } as const] : []),
    { key: 'preprocess', label: t('section.preprocess'), group: 'case', Icon: Wrench, count: counts.prepared },
    ...(requestKindOf(service) === 'implant'
      ? [{ key: IMPLANT_SECTION, label: t('implant.name'), group: 'plan', Icon: FileText } as const]
      : []),
    ...offers.map(({ key, title, icon }): DetailSection => {
      return { key, label: title, group: 'plan', Icon: iconNamed(icon, ClipboardList) };
    }),
    { key: 'quality', label: t('section.quality'), group: 'progress', Icon: ClipboardCheck },
    { key: 'feasibility', label: t('section.feasibility'), group: 'progress', Icon: MessageCircleQuestion },
    {
      key: 'messages',
      label: t('messages.title'),
      group: 'progress',
      Icon: MessageSquare,
      count: counts.unread,
      turn: true,
    },
    { key: 'progress', label: t('section.progress'), group: 'progress', Icon: Activity },
    ...(mayReadLibrary(roles) ? librarySections(counts.followUps, t) : []),
    ...(mayOversee(roles)
      ? [{ key: 'audit', label: t('section.audit'), group: 'progress', Icon: ShieldCheck } as const]
      : []),
  ];
}

const librarySections = (count: number, t: TextFunction): readonly DetailSection[] => [
  { key: FOLLOW_UP_SECTION, label: t('followUp.title'), group: 'progress', Icon: CalendarCheck, count },
  { key: LIBRARY_SECTION, label: t('library.title'), group: 'progress', Icon: Folder },
];

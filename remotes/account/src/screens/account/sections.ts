import type { ComponentType } from 'react';
import { WILDCARD, allows } from '@archway/contracts';
import type { SessionUser } from '@archway/platform';
import {
  Building2,
  Coins,
  Factory,
  HardDrive,
  GitBranch,
  IdCard,
  Mail,
  MapPin,
  Plug,
  ScrollText,
  SlidersHorizontal,
  User,
  UserCog,
  Users,
  type LucideIcon,
} from '@archway/ui';
import { AgreementSection } from './agreement/AgreementSection.tsx';
import { Addresses } from './addresses/Addresses.tsx';
import { Assistants } from './assistants/Assistants.tsx';
import { Credits } from './credits/Credits.tsx';
import { IntegrationSection } from './integration/IntegrationSection.tsx';
import { DesignSection } from './design/DesignSection.tsx';
import { Management } from './management/Management.tsx';
import { Members } from './members/Members.tsx';
import { manages, notMedical, ofPractices } from './manages.ts';
import { EmailNotices } from './notices/EmailNotices.tsx';
import { Overview } from './overview/Overview.tsx';
import { PracticeSection } from './practices/PracticeSection.tsx';
import { Preferences } from './preferences/Preferences.tsx';
import { ProductionSection } from './production/ProductionSection.tsx';
import { Storage } from './storage/Storage.tsx';

export interface SectionProps {
  user: SessionUser;
}

/** What stands together at the left. */
export const sectionGroups = ['account', 'practice', 'work'] as const;
type SectionGroup = (typeof sectionGroups)[number];

export interface AccountSection {
  /** Key in the address, as the specification numbers them. */
  readonly key: string;
  readonly name:
    | 'overview'
    | 'management'
    | 'addresses'
    | 'emailNotices'
    | 'practices'
    | 'members'
    | 'assistants'
    | 'credits'
    | 'design'
    | 'preferences'
    | 'production'
    | 'storage'
    | 'integration'
    | 'agreement';
  readonly group: SectionGroup;
  readonly icon: LucideIcon;
  readonly Content: ComponentType<SectionProps>;
  readonly visible: (user: SessionUser) => boolean;
}

const everyone = (): boolean => true;
const all: readonly AccountSection[] = [
  { key: '1', group: 'account', name: 'overview', icon: User, Content: Overview, visible: everyone },
  { key: '2', group: 'account', name: 'management', icon: UserCog, Content: Management, visible: notMedical },
  { key: '3', group: 'account', name: 'addresses', icon: MapPin, Content: Addresses, visible: everyone },
  { key: '10', group: 'account', name: 'emailNotices', icon: Mail, Content: EmailNotices, visible: everyone },
  { key: '14', group: 'account', name: 'agreement', icon: ScrollText, Content: AgreementSection, visible: everyone },
  { key: '5', group: 'practice', name: 'practices', icon: Building2, Content: PracticeSection, visible: ofPractices },
  { key: '4', group: 'practice', name: 'members', icon: Users, Content: Members, visible: manages },
  { key: '6', group: 'practice', name: 'assistants', icon: IdCard, Content: Assistants, visible: manages },
  {
    key: '11',
    group: 'practice',
    name: 'design',
    icon: GitBranch,
    Content: DesignSection,
    // Who follows a link to a team has no role in it yet; an administrator has the console.
    visible: ({ permissions, practiceBound }) => practiceBound > 0 || !permissions.includes(WILDCARD),
  },
  {
    key: '7',
    group: 'practice',
    name: 'credits',
    icon: Coins,
    Content: Credits,
    // An administrator looks at balances in the console, unless it belongs to a practice, too.
    visible: ({ permissions, practiceBound }) =>
      allows(permissions, ['credit:view']) && (practiceBound > 0 || !permissions.includes(WILDCARD)),
  },
  {
    key: '13',
    group: 'practice',
    name: 'storage',
    icon: HardDrive,
    Content: Storage,
    visible: (user) => user.practiceBound > 0 && allows(user.permissions, ['case:list']),
  },
  {
    key: '8',
    group: 'work',
    name: 'preferences',
    icon: SlidersHorizontal,
    Content: Preferences,
    visible: (user) => allows(user.permissions, ['setting:edit']),
  },
  {
    key: '9',
    group: 'work',
    name: 'production',
    icon: Factory,
    Content: ProductionSection,
    visible: (user) => notMedical(user) && allows(user.permissions, ['order:list']),
  },
  {
    key: '12',
    group: 'work',
    name: 'integration',
    icon: Plug,
    Content: IntegrationSection,
    visible: (user) => notMedical(user) && ofPractices(user) && allows(user.permissions, ['setting:edit']),
  },
];

/** The sections that a user gets, in the order of the page. */
export const sectionsFor = (user: SessionUser): readonly AccountSection[] =>
  all.filter((section) => section.visible(user));

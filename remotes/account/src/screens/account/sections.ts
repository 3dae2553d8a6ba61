import type { ComponentType } from 'react';
import { WILDCARD, allows } from '@archway/contracts';
import type { SessionUser } from '@archway/platform';
import {
  Building2,
  Coins,
  Factory,
  Mail,
  MapPin,
  SlidersHorizontal,
  User,
  UserCog,
  type LucideIcon,
} from '@archway/ui';
import { Addresses } from './addresses/Addresses.tsx';
import { Credits } from './credits/Credits.tsx';
import { Management } from './management/Management.tsx';
import { EmailNotices } from './notices/EmailNotices.tsx';
import { Overview } from './overview/Overview.tsx';
import { Practices } from './practices/Practices.tsx';
import { Preferences } from './preferences/Preferences.tsx';
import { ProductionSection } from './production/ProductionSection.tsx';

export interface SectionProps {
  user: SessionUser;
}

export interface AccountSection {
  /** Key in the address, as the specification numbers them. */
  readonly key: string;
  readonly name:
    'overview' | 'management' | 'addresses' | 'emailNotices' | 'practices' | 'credits' | 'preferences' | 'production';
  readonly icon: LucideIcon;
  readonly Content: ComponentType<SectionProps>;
  readonly visible: (user: SessionUser) => boolean;
}

const everyone = (): boolean => true;
const notMedical = (user: SessionUser): boolean => !user.isMedical;
/** Doctors, their assistants, and whoever belongs to a practice. */
const ofPractices = ({ doctorType, practiceBound }: SessionUser): boolean => doctorType !== null || practiceBound > 0;

const all: readonly AccountSection[] = [
  { key: '1', name: 'overview', icon: User, Content: Overview, visible: everyone },
  { key: '2', name: 'management', icon: UserCog, Content: Management, visible: notMedical },
  { key: '3', name: 'addresses', icon: MapPin, Content: Addresses, visible: everyone },
  { key: '10', name: 'emailNotices', icon: Mail, Content: EmailNotices, visible: everyone },
  { key: '5', name: 'practices', icon: Building2, Content: Practices, visible: ofPractices },
  {
    key: '7',
    name: 'credits',
    icon: Coins,
    Content: Credits,
    // An administrator looks at balances in the console, unless it belongs to a practice, too.
    visible: ({ permissions, practiceBound }) =>
      allows(permissions, ['credit:view']) && (practiceBound > 0 || !permissions.includes(WILDCARD)),
  },
  {
    key: '8',
    name: 'preferences',
    icon: SlidersHorizontal,
    Content: Preferences,
    visible: (user) => allows(user.permissions, ['setting:edit']),
  },
  {
    key: '9',
    name: 'production',
    icon: Factory,
    Content: ProductionSection,
    visible: (user) => notMedical(user) && allows(user.permissions, ['order:list']),
  },
];

/** The sections that a user gets, in the order of the menu. */
export const sectionsFor = (user: SessionUser): readonly AccountSection[] =>
  all.filter((section) => section.visible(user));
